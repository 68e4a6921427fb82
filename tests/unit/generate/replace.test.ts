import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "@site/src/shared/files/list";
import { replaceEntries } from "@site/src/shared/files/replace";
import { temporaryFolder } from "../temporaryFolder";

it("replaces the named entries and no other", async () => {
  const root = await temporaryFolder({ "new/a/1": "new", "new/b/1": "new", "live/a/1": "old", "live/c": "other" });
  await replaceEntries(`${root}/new`, `${root}/live`, ["a", "b"], `${root}/aside`);
  expect(await listFiles(path.join(root, "live"))).toEqual(["a/1", "b/1", "c"]);
  expect(await readFile(`${root}/live/a/1`, "utf8")).toBe("new");
  expect(await listFiles(path.join(root, "aside"))).toEqual([]);
});

it("puts everything back when one of the new entries is missing", async () => {
  const root = await temporaryFolder({ "new/a/1": "new", "live/a/1": "old", "live/b/1": "old" });
  await expect(replaceEntries(`${root}/new`, `${root}/live`, ["a", "b"], `${root}/aside`)).rejects.toThrow(/ENOENT/u);
  expect(await readFile(`${root}/live/a/1`, "utf8")).toBe("old");
  expect(await readFile(`${root}/live/b/1`, "utf8")).toBe("old");
});
