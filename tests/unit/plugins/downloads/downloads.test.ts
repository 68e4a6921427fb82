import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createArchive } from "@site/src/plugins/downloads";
import { writeFiles } from "../../../writeFiles";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "website-downloads-"));
  await writeFiles(folder, { "kit/b/inner.mjs": "export {};\n", "kit/a.md": "# A\n" });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it("an archive unpacks the files to the folder that is named", async () => {
  const files = unzipSync(await createArchive(path.join(folder, "kit"), "unpacked"));
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    "unpacked/a.md": "# A\n",
    "unpacked/b/inner.mjs": "export {};\n",
  });
});

it("the same files are the same archive", async () => {
  const kit = path.join(folder, "kit");
  expect(await createArchive(kit, "kit")).toEqual(await createArchive(kit, "kit"));
});

it("an empty folder is an error that names it", async () => {
  await expect(createArchive(path.join(folder, "nothing"), "kit")).rejects.toThrow(/nothing/u);
});
