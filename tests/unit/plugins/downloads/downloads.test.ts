import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { archiveOf } from "@site/src/plugins/downloads";
import { writeFiles } from "../../../writeFiles";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "website-downloads-"));
  await writeFiles(folder, { "kit/b/inner.mjs": "export {};\n", "kit/a.md": "# A\n" });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it("an archive has the files of the folder, below its name", async () => {
  const files = unzipSync(await archiveOf(path.join(folder, "kit")));
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    "kit/a.md": "# A\n",
    "kit/b/inner.mjs": "export {};\n",
  });
});

it("the same files are the same archive", async () => {
  const kit = path.join(folder, "kit");
  expect(await archiveOf(kit)).toEqual(await archiveOf(kit));
});

it("an empty folder is an error that names it", async () => {
  await expect(archiveOf(path.join(folder, "nothing"))).rejects.toThrow(/nothing/u);
});
