import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { listFiles, replaceFolders } from "@site/src/shared/files";
import { temporaryFolder } from "../temporaryFolder";

it("replaces only the named folders", async () => {
  const root = await temporaryFolder({
    ...{ "new/a/1": "new", "new/a/in/2": "new", "new/b/1": "new" },
    ...{ "live/a/1": "old", "live/a/3": "old", "live/c": "other" },
  });
  await replaceFolders(`${root}/new`, `${root}/live`, ["a", "b"]);
  expect(await listFiles(path.join(root, "live"))).toEqual(["a/1", "a/in/2", "b/1", "c"]);
  expect(await readFile(`${root}/live/a/1`, "utf8")).toBe("new");
});

it("keeps the folder itself and unchanged files", async () => {
  const root = await temporaryFolder({ "new/a/1": "new", "new/a/2": "same", "live/a/1": "old", "live/a/2": "same" });
  const inodes = (): Promise<number[]> =>
    Promise.all(["a", "a/2"].map(async (name) => (await stat(path.join(root, "live", name))).ino));
  const before = await inodes();
  await replaceFolders(`${root}/new`, `${root}/live`, ["a"]);
  expect(await inodes()).toEqual(before);
});

it("replaces nothing if one of the new folders is missing", async () => {
  const root = await temporaryFolder({ "new/a/1": "new", "live/a/1": "old", "live/b/1": "old" });
  await expect(replaceFolders(`${root}/new`, `${root}/live`, ["a", "b"])).rejects.toThrow(/live\/b/u);
  expect(await readFile(`${root}/live/a/1`, "utf8")).toBe("old");
  expect(await readFile(`${root}/live/b/1`, "utf8")).toBe("old");
});
