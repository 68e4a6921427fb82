import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openCache } from "@site/src/shared/files";
import { temporaryFolder } from "../../temporaryFolder";

/** Opens a cache and recalls the value of a page. Returns the value, and whether it was computed. */
async function recall(file: string, version: string, page: string): Promise<{ value: string[]; isComputed: boolean }> {
  const cache = await openCache(file, version);
  let isComputed = false;
  const value = cache.recall([page], () => {
    isComputed = true;
    return [page];
  });
  await cache.save();
  return { value, isComputed };
}

describe("the cache of a build", () => {
  it("recalls an unchanged page until the version changes", async () => {
    const file = path.join(await temporaryFolder(), "search/en.json");
    expect(await recall(file, "1", "a")).toEqual({ value: ["a"], isComputed: true });
    expect(await recall(file, "1", "a")).toEqual({ value: ["a"], isComputed: false });
    expect((await recall(file, "2", "a")).isComputed).toBe(true);
  });

  it("drops pages that no longer exist", async () => {
    const file = path.join(await temporaryFolder(), "en.json");
    await recall(file, "1", "a");
    await recall(file, "1", "b");
    expect(Object.values(JSON.parse(await readFile(file, "utf8")) as object)).toEqual([["b"]]);
  });

  it("starts empty if it is invalid", async () => {
    const file = path.join(await temporaryFolder(), "en.json");
    await writeFile(file, "{");
    expect((await recall(file, "1", "a")).isComputed).toBe(true);
  });
});
