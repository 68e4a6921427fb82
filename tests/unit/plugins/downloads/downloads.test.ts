import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { downloads } from "@site/src/data/downloads";
import { createArchive } from "@site/src/plugins/downloads";
import { readSource } from "../../../docs/markdown/files";
import { temporaryFolder } from "../../temporaryFolder";

const kit = async (): Promise<string> =>
  path.join(await temporaryFolder({ "kit/b/inner.mjs": "export {};\n", "kit/a.md": "# A\n" }), "kit");

it("an archive contains the files below the given folder", async () => {
  const files = unzipSync(await createArchive(await kit(), "unpacked"));
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    "unpacked/a.md": "# A\n",
    "unpacked/b/inner.mjs": "export {};\n",
  });
});

it("an archive contains no installed packages", async () => {
  const folder = await temporaryFolder({ "a.md": "# A\n", "node_modules/b/index.js": "", "c/node_modules/d.js": "" });
  expect(Object.keys(unzipSync(await createArchive(folder, "kit")))).toEqual(["kit/a.md"]);
});

it("the same files result in the same archive", async () => {
  expect(await createArchive(await kit(), "kit")).toEqual(await createArchive(await kit(), "kit"));
});

it("a missing folder is an error", async () => {
  await expect(createArchive(path.join(await kit(), "nothing"), "kit")).rejects.toThrow(/nothing/u);
});

it("the guide to large schemas loads relations.mjs from the archive that it links to", async () => {
  const page = await readSource("docs/guides/large-schemas.mdx");
  const [, name = ""] = /\/downloads\/([\w-]+)\.zip/u.exec(page) ?? [];
  const [, loaded = ""] = /--import \.\/([^"\s]+)/u.exec(page) ?? [];
  const { source, folder } = downloads[name as keyof typeof downloads];
  const file = unzipSync(await createArchive(path.resolve(source), folder))[loaded];
  expect(file && strFromU8(file)).toBe(await readSource("packages/fast-relations/relations.mjs"));
});
