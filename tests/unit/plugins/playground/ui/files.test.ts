import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { droppedFiles } from "@site/src/plugins/playground/browser/ui/editor/dropped";
import { MAX_SOURCE_BYTES } from "@site/src/plugins/playground/browser/protocol";
import { openArchive, readSchemas } from "@site/src/plugins/playground/browser/ui/editor/readSchemas";
import { MAX_ENTRIES, namesOf, RefusedFileError } from "@site/src/plugins/playground/browser/ui/editor/sourceFile";
import { unzip } from "@site/src/plugins/playground/browser/ui/editor/unzip";

/** The contents of a folder. A string is the text of a file. */
interface Tree {
  readonly [name: string]: string | Tree;
}

/** Imitates the entry that a browser makes for a dropped folder. Its reader returns two entries at a time. */
function folderOf(name: string, children: () => readonly FileSystemEntry[]): FileSystemEntry {
  const createReader = (): unknown => {
    const remaining = [...children()];
    return {
      readEntries: (resolve: (entries: FileSystemEntry[]) => void) => {
        resolve(remaining.splice(0, 2));
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

function entryOf(name: string, node: string | Tree): FileSystemEntry {
  if (typeof node !== "string")
    return folderOf(name, () => Object.entries(node).map(([child, inside]) => entryOf(child, inside)));
  const read = (resolve: (file: File) => void): void => {
    resolve(new File([node], name));
  };
  return { name, isFile: true, isDirectory: false, file: read } as unknown as FileSystemEntry;
}

/** Drops entries and a text. `null` stands for a file for which the browser has no entry. */
function drop(...entries: readonly (FileSystemEntry | null)[]): ReturnType<typeof droppedFiles> {
  const items = [...entries.map((entry) => ({ kind: "file", webkitGetAsEntry: () => entry })), { kind: "string" }];
  return droppedFiles({ items, files: [file("of the browser", "")] } as unknown as DataTransfer);
}

const file = (name: string, text: string): File => new File([text], name);
const namesIn = (files: readonly { readonly name: string }[]): string[] => files.map(({ name }) => name).sort();
const manyFiles = Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, at) => [`${String(at)}.txt`, ""]));

describe("a dropped folder", () => {
  it("is read with its files' paths, without node_modules and hidden folders in it", async () => {
    const api = {
      "query.graphql": "type Query { map: Map }",
      types: { "map.graphql": "type Map { id: ID }", more: { "a.md": "", "b.md": "" } },
      node_modules: { "other.graphql": "type Query" },
      ".git": { "config.json": "{}" },
    };
    const paths = ["query.graphql", "types/map.graphql", "types/more/a.md", "types/more/b.md"];
    expect(namesIn(await drop(entryOf("api", api)))).toEqual(paths.map((path) => `api/${path}`));
    expect(namesIn(await drop(entryOf(".api", api)))).toEqual(paths.map((path) => `.api/${path}`));
  });

  it("with too many files is rejected", async () => {
    await expect(drop(entryOf("work", manyFiles))).rejects.toThrow(
      "work contains more than 10,000 files. Open only the files of the schema.",
    );
  });

  it("that contains itself is rejected", async () => {
    const loop = (name: string): FileSystemEntry => folderOf(name, () => [entryOf("a.graphql", ""), loop("loop")]);
    await expect(drop(loop("api"))).rejects.toThrow(
      "api contains more than 30 nested folders. Open only the files of the schema.",
    );
  });
});

it("dropped files are taken from the browser's list if there is no folder", async () => {
  expect(namesIn(await drop(null))).toEqual(["of the browser"]);
});

describe("a ZIP archive", () => {
  const open = (files: Readonly<Record<string, string>>): string[] =>
    namesIn(
      unzip("api.zip", zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))),
    );

  it("is unpacked to its schema files only", () => {
    const others = ["api/README.md", "__MACOSX/api/._a.graphql", "api/node_modules/b.graphql"];
    const files = ["api/a.graphql", "result.json", ...others].map((path) => [path, "type A"]);
    expect(open(Object.fromEntries(files) as Record<string, string>)).toEqual(["api/a.graphql", "result.json"]);
  });

  it.each(["../a.graphql", "/etc/a.graphql", "a/../../b.graphql", "C:/a.graphql", "a\\..\\b.graphql"])(
    "with the path %s, which leads out of it, is rejected",
    (path) => {
      expect(() => open({ [path]: "type A" })).toThrow("whose path leads out of the archive");
    },
  );

  it.each([
    ["a path of more than 1,000 characters", `${"a".repeat(1000)}.graphql`, 20],
    ["more than 30 nested folders", `${"a/".repeat(31)}b.graphql`, 2],
  ])("with %s is rejected", (bound, path, excess) => {
    expect(() => open({ [path]: "type A" })).toThrow(`api.zip contains ${bound}. `);
    expect(open({ [path.slice(excess)]: "type A" })).toHaveLength(1);
  });
});

const introspection = '{"__schema": {}}';

describe("a schema read from files", () => {
  it("is UTF-8 text without its byte order mark, whatever the name of the file", async () => {
    expect(await readSchemas([file("a.txt", "\uFEFFtype Été")])).toEqual({ text: "type Été", remark: "" });
  });

  const HALF = MAX_SOURCE_BYTES / 2;
  const large = (name: string, bytes: number): File => new File([new Uint8Array(bytes)], name);
  const unreadable = (name: string): File =>
    Object.assign(file(name, ""), { arrayBuffer: () => Promise.reject(new Error("NotFoundError")) });

  it.each([
    ["not text", [new File([new Uint8Array([0xff])], "a.graphql")], /^a\.graphql is not text in UTF-8/u],
    ["too large", [large("b.graphql", MAX_SOURCE_BYTES + 1)], /^b\.graphql is \d+ MB.*Run the tool on your own/u],
    ["too large in total", ["a.gql", "b.gql"].map((name) => large(name, HALF + 1)), /^The 2 files are \d+ MB/u],
    ["a folder", [unreadable("types")], /^types could not be read\. If it is a folder, choose the files/u],
    ["not a schema", [file("a.md", ""), file("b.svg", "")], /^None of a\.md and b\.svg is a schema: choose SDL or/u],
  ])("is rejected if it is %s", async (_what, files, reason) => {
    await expect(readSchemas(files)).rejects.toThrow(reason);
    await expect(readSchemas(files)).rejects.toBeInstanceOf(RefusedFileError);
  });

  it("is rejected if it is in an archive that cannot be read", async () => {
    await expect(openArchive(unreadable("api.zip"))).rejects.toThrow("api.zip could not be read.");
    await expect(openArchive(unreadable("api.zip"))).rejects.toBeInstanceOf(RefusedFileError);
  });

  it.each([
    [
      "several SDL files in the order of their names",
      [file("b10.gql", "type B10\n\n"), file("b9.graphql", "type B9"), file("a.graphqls", "type A")],
      "# File: a.graphqls\ntype A\n\n# File: b9.graphql\ntype B9\n\n# File: b10.gql\ntype B10\n",
      "One schema from 3 files: a.graphqls, b9.graphql and b10.gql.",
    ],
    [
      "the SDL among other files",
      [file("c.json", introspection), file("logo.svg", "<svg/>"), file("import me.graphql", "type A")],
      "# File: import me.graphql\ntype A\n",
      "Used: import me.graphql. Skipped: c.json, as SDL and introspection results do not go together." +
        " Skipped: logo.svg, as only .graphql, .graphqls, .gql and .json are read.",
    ],
    [
      "the SDL, if JSON has no schema",
      [file("a.graphql", "type A"), file("package.json", '{"name": "x"}')],
      "# File: a.graphql\ntype A\n",
      "Used: a.graphql. Skipped: package.json, as JSON without a schema.",
    ],
    [
      "the SDL, whatever JSON without a schema begins with",
      [
        file("a.graphql", "type A"),
        file("countries.json", "[1]"),
        file("empty.json", ""),
        file("text.json", '"a"'),
        file("tsconfig.JSON", "// a\n{}"),
      ],
      "# File: a.graphql\ntype A\n",
      "Used: a.graphql. Skipped: countries.json, empty.json, text.json and tsconfig.JSON, as JSON without a schema.",
    ],
    [
      "the introspection result beside other JSON",
      [file("countries.json", "[]"), file("schema.json", introspection)],
      introspection,
      "Used: schema.json. Skipped: countries.json, as JSON without a schema.",
    ],
    [
      "the first introspection result by name",
      [file("b.json", introspection), file("a.json", ` ${introspection}`)],
      ` ${introspection}`,
      "Used: a.json. Skipped: b.json, as an introspection result is a whole schema.",
    ],
  ])("consists of %s", async (_what, files, text, remark) => {
    expect(await readSchemas(files)).toEqual({ text, remark });
  });

  it("is described with the names of five files if there are many", () => {
    const files = Array.from({ length: 1007 }, (_, at) => ({ name: `f${String(at)}` }));
    expect(namesOf(files.slice(0, 6))).toBe("f0, f1, f2, f3, f4 and f5");
    expect(namesOf(files)).toBe("f0, f1, f2, f3, f4 and 1,002 more");
  });
});
