import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { downloads } from "@site/src/data/downloads";
import { createArchive } from "@site/src/plugins/downloads";
import { readSource } from "../../../docs/markdown/files";
import { writeFiles } from "../../../writeFiles";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "website-downloads-"));
  await writeFiles(folder, { "kit/b/inner.mjs": "export {};\n", "kit/a.md": "# A\n" });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it("an archive contains the files below the given folder", async () => {
  const files = unzipSync(await createArchive(path.join(folder, "kit"), "unpacked"));
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    "unpacked/a.md": "# A\n",
    "unpacked/b/inner.mjs": "export {};\n",
  });
});

it("the same files result in the same archive", async () => {
  const kit = path.join(folder, "kit");
  expect(await createArchive(kit, "kit")).toEqual(await createArchive(kit, "kit"));
});

it("an empty folder is an error", async () => {
  await expect(createArchive(path.join(folder, "nothing"), "kit")).rejects.toThrow(/nothing/u);
});

it("the guide to large schemas loads relations.mjs from the archive that it links to", async () => {
  const page = await readSource("docs/guides/large-schemas.mdx");
  const [, name = ""] = /\/downloads\/([\w-]+)\.zip/u.exec(page) ?? [];
  const [, loaded = ""] = /--import \.\/([^"\s]+)/u.exec(page) ?? [];
  const { source, folder } = downloads[name as keyof typeof downloads];
  const file = unzipSync(await createArchive(path.resolve(source), folder))[loaded];
  expect(file && strFromU8(file)).toBe(await readSource("packages/fast-relations/relations.mjs"));
});
