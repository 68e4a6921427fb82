import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { MAX_SOURCE_BYTES } from "@site/src/plugins/playground/browser/protocol";
import { droppedFiles } from "@site/src/plugins/playground/browser/ui/editor/dropped";
import { readSchemas } from "@site/src/plugins/playground/browser/ui/editor/readSchemas";
import { MAX_ENTRIES, namesOf } from "@site/src/plugins/playground/browser/ui/editor/sourceFile";
import { unzip } from "@site/src/plugins/playground/browser/ui/editor/unzip";

/** A folder by its files and folders; a text is a file. */
interface Tree {
  readonly [name: string]: string | Tree;
}

/** What a browser gives of a folder that is dropped: entries by two, then none. */
function entryOf(name: string, node: string | Tree): FileSystemEntry {
  if (typeof node === "string") {
    const file = (resolve: (file: File) => void): void => {
      resolve(new File([node], name));
    };
    return { name, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
  }
  const children = Object.entries(node).map(([child, inside]) => entryOf(child, inside));
  const createReader = (): unknown => {
    const left = [...children];
    return {
      readEntries: (resolve: (entries: FileSystemEntry[]) => void) => {
        resolve(left.splice(0, 2));
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

function transferOf(tree: Tree): DataTransfer {
  const items = Object.entries(tree).map(([name, node]) => ({
    kind: "file",
    webkitGetAsEntry: () => entryOf(name, node),
  }));
  return { items, files: [new File([""], "folder")] } as unknown as DataTransfer;
}

const namesIn = (files: readonly { readonly name: string }[]): string[] => files.map(({ name }) => name).sort();

describe("a folder", () => {
  const tree = {
    api: {
      "query.graphql": "type Query { map: Map }",
      types: { "map.graphql": "type Map { id: ID }", more: { "a.md": "", "b.md": "" } },
      node_modules: { "other.graphql": "type Query" },
      ".git": { "config.json": "{}" },
    },
  };

  it("that is dropped gives all its files with their paths, but not what is installed or hidden in it", async () => {
    const files = await droppedFiles(transferOf(tree));
    expect(namesIn(files)).toEqual([
      "api/query.graphql",
      "api/types/map.graphql",
      "api/types/more/a.md",
      "api/types/more/b.md",
    ]);
    expect((await readSchemas(files)).text).toBe(
      "# File: api/query.graphql\ntype Query { map: Map }\n\n# File: api/types/map.graphql\ntype Map { id: ID }\n",
    );
  });

  it("may have any name itself", async () => {
    expect(namesIn(await droppedFiles(transferOf({ ".api": { "a.graphql": "type A" } })))).toEqual([".api/a.graphql"]);
  });

  it("with too many files is refused, with its name and what to do", async () => {
    const many = Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, at) => [`${String(at)}.txt`, ""]));
    await expect(droppedFiles(transferOf({ work: many }))).rejects.toThrow(
      "work holds more than 10,000 files. Open only the files of the schema.",
    );
  });

  it("in itself is refused, and says what it seems to be", async () => {
    const entry = (name: string): FileSystemEntry =>
      ({
        name,
        isFile: false,
        isDirectory: true,
        createReader: () => {
          let left = [entryOf("a.graphql", "type A"), entry("loop")];
          return {
            readEntries: (resolve: (entries: FileSystemEntry[]) => void) => {
              resolve(left);
              left = [];
            },
          };
        },
      }) as unknown as FileSystemEntry;
    const items = [{ kind: "file", webkitGetAsEntry: () => entry("api") }];
    await expect(droppedFiles({ items, files: [] } as unknown as DataTransfer)).rejects.toThrow(
      "api holds more than 30 folders in one another. Open only the files of the schema.",
    );
  });
});

describe("files that are dropped without a folder", () => {
  it("are those of the browser", async () => {
    const file = new File(["type A"], "a.graphql");
    const items = [{ kind: "file", webkitGetAsEntry: () => null }, { kind: "string" }];
    expect(await droppedFiles({ items, files: [file] } as unknown as DataTransfer)).toEqual([file]);
  });
});

describe("a ZIP archive", () => {
  const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

  it("gives the schema files in it, and nothing else", () => {
    const bytes = zip({
      "api/a.graphql": "type A",
      "api/README.md": "x",
      "__MACOSX/api/._a.graphql": "x",
      "api/node_modules/b.graphql": "type B",
      "result.json": "{}",
    });
    expect(namesIn(unzip("api.zip", bytes))).toEqual(["api/a.graphql", "result.json"]);
  });

  it("that is none, or damaged, is refused with its name and what to do", () => {
    expect(() => unzip("api.zip", strToU8("type Query"))).toThrow(/^api\.zip is no ZIP archive, or is damaged\. /u);
    const bytes = zip({ "a.graphql": "type A ".repeat(100) });
    expect(() => unzip("api.zip", bytes.slice(0, -30))).toThrow("or is damaged");
  });

  it("that holds more than the playground takes is refused before it is inflated", () => {
    const bytes = zip({
      "a.graphql": "#".repeat(MAX_SOURCE_BYTES / 2),
      "b.graphql": "#".repeat(MAX_SOURCE_BYTES / 2 + 1),
    });
    expect(bytes.length).toBeLessThan(100_000);
    expect(() => unzip("bomb.zip", bytes)).toThrow("The schema files in bomb.zip have more than 12 MB");
  });

  it("that promises less than it holds gives no more than it promises", () => {
    const bytes = zip({ "a.graphql": "#".repeat(1_000_000) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // The size of the only entry, as the directory at the end of the archive has it.
    const directory = bytes.length - 22 - 46 - "a.graphql".length;
    view.setUint32(directory + 24, 10, true);
    let files: readonly { readonly bytes: Uint8Array }[] = [];
    try {
      files = unzip("liar.zip", bytes);
    } catch (error) {
      expect(String(error)).toContain("liar.zip is no ZIP archive, or is damaged");
    }
    expect(files.every(({ bytes: { length } }) => length <= 10)).toBe(true);
  });

  it("with a path that leads out of it is refused", () => {
    for (const path of ["../a.graphql", "/etc/a.graphql", "a/../../b.graphql", "C:/a.graphql", "a\\..\\b.graphql"]) {
      expect(() => unzip("api.zip", zip({ [path]: "type A" })), path).toThrow("whose path leads out of it");
    }
  });

  it.each([
    ["a path of more than 1,000 characters", `${"a".repeat(1000)}.graphql`],
    ["more than 30 folders in one another", `${"a/".repeat(31)}b.graphql`],
  ])("with %s is refused with that reason", (bound, path) => {
    expect(() => unzip("api.zip", zip({ [path]: "type A" }))).toThrow(`api.zip holds ${bound}. `);
    expect(unzip("api.zip", zip({ [path.slice(path.startsWith("aa") ? 20 : 2)]: "type A" }))).toHaveLength(1);
  });

  it("with too many entries is refused", () => {
    const many = Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, at) => [`${String(at)}.txt`, ""]));
    expect(() => unzip("work.zip", zip(many))).toThrow("work.zip holds more than 10,000 files");
  });
});

describe("what was taken and left out", () => {
  it("names a few files, and how many more there are", () => {
    const files = Array.from({ length: 1007 }, (_, at) => ({ name: `f${String(at)}` }));
    expect(namesOf(files.slice(0, 6))).toBe("f0, f1, f2, f3, f4 and f5");
    expect(namesOf(files)).toBe("f0, f1, f2, f3, f4 and 1,002 more");
  });

  it("tells JSON that is no schema from one that is", async () => {
    const files = [new File(["type A"], "a.graphql"), new File(['{"name": "x"}'], "package.json")];
    expect((await readSchemas(files)).remark).toBe(
      "Taken: a.graphql. Left out: package.json, as JSON without a schema.",
    );
  });
});
