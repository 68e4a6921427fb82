import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { CODE } from "@site/src/plugins/afterBuild";
import { readPages } from "@site/src/plugins/afterBuild/pass";
import { listFiles, openCache } from "@site/src/shared/files";
import type { PageTask } from "@site/src/shared/markup/page";
import { temporaryFolder } from "../../temporaryFolder";
import { readPagesFor } from "../readPages";

describe("the pass over the built pages", () => {
  const page = (script: string, description: string, text: string): string =>
    `<html><head><meta name=description content="${description}"><script src=${script}></script></head>` +
    `<body><nav>${script}</nav><main>${text}</main></body></html>`;

  it("computes a cached value again only if the description or content changes", async () => {
    const cacheFolder = await temporaryFolder();
    let computed = 0;
    const task: PageTask = {
      page: ({ recall }, head) => head + recall(["task"], () => `<!-- ${String((computed += 1))} -->`),
    };
    const build = async (html: string): Promise<number> => {
      await readPagesFor(await temporaryFolder({ "index.html": html }), task, cacheFolder);
      return computed;
    };
    expect(await build(page("a.1.js", "A > B", "Text"))).toBe(1);
    expect(await build(page("a.2.js", "A > B", "Text"))).toBe(1);
    expect(await build(page("a.2.js", "A > C", "Text"))).toBe(2);
    expect(await build(page("a.2.js", "A > C", "Other"))).toBe(3);
  });

  describe("of a second locale", () => {
    /** Runs two tasks on a French page and a page of an earlier locale, and returns the elements that they add to `file`. */
    async function addedTo(file: string): Promise<string[]> {
      const folder = await temporaryFolder({
        "index.html": page("a.js", "", "A"),
        "fr/b/index.html": page("b.js", "", "B"),
      });
      const adds = (name: string): PageTask => ({
        page: ({ file }, head) => `${head}<meta name=${name} content=${file}>`,
      });
      const cache = await openCache(path.join(folder, "cache.json"), "1");
      await readPages({ folder, localeFolder: "fr/", tasks: [adds("first")], lastTask: adds("last"), cache });
      const html = await readFile(path.join(folder, file), "utf8");
      return html.match(/<meta name=(?:first|last)[^>]*>/gu) ?? [];
    }

    it("runs the tasks in order", async () => {
      expect(await addedTo("fr/b/index.html")).toEqual([
        "<meta name=first content=b/index.html>",
        "<meta name=last content=b/index.html>",
      ]);
    });

    it("runs only the last task for pages of earlier locales", async () => {
      expect(await addedTo("index.html")).toEqual(["<meta name=last content=index.html>"]);
    });
  });

  it.each(CODE)("hashes %s, which exists, into the version of its cache", (name) => {
    expect(existsSync(name)).toBe(true);
  });

  it("hashes all code that hashed code imports", async () => {
    const folders = CODE.filter((name) => name !== "package-lock.json");
    const listed = folders.map(async (folder) =>
      (await listFiles(folder)).map((file) => path.posix.join(folder, file)),
    );
    const sources = (await Promise.all(listed)).flat();
    const imported = sources.flatMap((source) => {
      const targets = [...readFileSync(source, "utf8").matchAll(/ from "(\.[^"]+)"/gu)];
      return targets.map(([, target = ""]) => path.posix.join(path.posix.dirname(source), target));
    });
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  });
});
