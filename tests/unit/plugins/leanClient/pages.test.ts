import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { metaOfPages, TABLE, tableFile, withoutScripts } from "@site/src/plugins/leanClient/pages/table";
import { pagesMeta } from "@site/src/plugins/leanClient/pages/write";
import { writeFiles } from "../../../writeFiles";
import { temporaryFolder } from "../../temporaryFolder";
import { readPagesFor } from "../readPages";

const groups = [
  { paths: ["/docs/a", "/docs/b"], modules: [11, 12], scripts: ["101.aaaaaaaa", ""] },
  { paths: ["/api/c&d"], modules: [13], scripts: ["103.cccccccc"] },
];

describe("the table of pages", () => {
  it("has a name that depends on its text", () => {
    const one = tableFile(groups);
    expect(one.name).toMatch(TABLE);
    expect(tableFile(groups)).toEqual(one);
    expect(tableFile(groups.slice(1)).name).not.toBe(one.name);
  });

  it("provides an entry for the meta element of each page: group, module, script, path", () => {
    expect([...metaOfPages(groups)]).toEqual([
      ["/docs/a", "0 11 101.aaaaaaaa /docs/a"],
      ["/docs/b", "0 12  /docs/b"],
      ["/api/c&d", "1 13 103.cccccccc /api/c&d"],
    ]);
  });
});

describe("the bundler's table of files", () => {
  const runtime = (table: string): string =>
    `__webpack_require__.f = {"101": "ffffffff"}[chunkId];\n__webpack_require__.u = (chunkId) => {\n  return "assets/js/" + chunkId + "." + ${table}[chunkId] + ".js"\n};\nvar css = {"101": "dddddddd",}[chunkId];`;

  it("loses the scripts of single pages and keeps all others", () => {
    const all = runtime('{"101": "aaaaaaaa","20": "bbbbbbbb","103": "cccccccc",}');
    expect(withoutScripts(all, new Set(["101", "103"]))).toBe(runtime('{"20": "bbbbbbbb",}'));
  });

  it("is also read with parentheses and without quotation marks", () => {
    expect(withoutScripts(runtime('({101:"aaaaaaaa",20:"bbbbbbbb"})'), new Set(["101"]))).toBe(
      runtime('({20:"bbbbbbbb"})'),
    );
  });

  it("is an error if its form is unknown", () => {
    expect(() => withoutScripts("__webpack_require__.u = (chunkId) => names(chunkId)", new Set())).toThrow(
      "no readable table of the files in assets/js/",
    );
  });
});

describe("the pages of a built site", () => {
  let folder = "";

  async function writeMeta(baseUrl: string): Promise<void> {
    const task = await pagesMeta(folder, baseUrl);
    if (task) await readPagesFor(folder, task);
  }

  const read = async (name: string): Promise<string> => readFile(path.join(folder, name), "utf8");
  const page = "<html><head><title>$&</title></head><body></body></html>";

  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  it("contain the file name of the table and their own entry", async () => {
    const { name, text } = tableFile([
      { paths: ["/sub/docs/a", "/sub/docs/b", "/sub/c&d/"], modules: [1, 2, 3], scripts: ["x.1", "y.2", "z.3"] },
    ]);
    await writeFiles(folder, {
      [`assets/js/${name}`]: text,
      "docs/a/index.html": page,
      "docs/b.html": page,
      "c&d/index.html": page,
      "index.html": page,
      "404.html": page,
    });
    await writeMeta("/sub/");
    expect(await read("docs/a/index.html")).toBe(
      `<html><head><title>$&</title><meta name="pages" content="${name} 0 1 x.1 /sub/docs/a"></head><body></body></html>`,
    );
    expect(await read("docs/b.html")).toContain(`content="${name} 0 2 y.2 /sub/docs/b">`);
    expect(await read("c&d/index.html")).toContain(`content="${name} 0 3 z.3 /sub/c&amp;d/">`);
    for (const other of ["index.html", "404.html"]) expect(await read(other)).toContain(`content="${name}">`);
  });

  it("stop the build if the table has none of their paths", async () => {
    const { name, text } = tableFile([{ paths: ["/sub/docs/a"], modules: [1], scripts: ["x.1"] }]);
    await writeFiles(folder, { [`assets/js/${name}`]: text, "docs/a/index.html": page });
    await expect(writeMeta("/other/")).rejects.toThrow(`src/plugins/leanClient: ${name} contains no path of a page in`);
  });

  it("keep the meta element that the build of another locale has added", async () => {
    const { name, text } = tableFile([]);
    const taggedPage = page.replace("</head>", '<meta name="pages" content="pages.0.json"></head>');
    await writeFiles(folder, { [`assets/js/${name}`]: text, "fr/index.html": taggedPage });
    await writeMeta("/");
    expect(await read("fr/index.html")).toBe(taggedPage);
  });

  it("are unchanged without a table", async () => {
    await writeFiles(folder, { "assets/js/main.js": "", "index.html": page });
    await writeMeta("/");
    expect(await read("index.html")).toBe(page);
  });

  it("are unchanged after the error about several tables", async () => {
    await writeFiles(folder, {
      "assets/js/pages.00000000.json": "[]",
      "assets/js/pages.11111111.json": "[]",
      "index.html": page,
    });
    await expect(writeMeta("/")).rejects.toThrow("has several page tables instead of one");
    expect(await read("index.html")).toBe(page);
  });
});
