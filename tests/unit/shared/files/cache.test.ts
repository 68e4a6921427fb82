import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openCache } from "@site/src/shared/files";
import { temporaryFolder } from "../../temporaryFolder";

/** Opens a cache and recalls a page. Returns the answer and whether it was computed. */
async function ask(file: string, version: string, page: string): Promise<{ answer: string[]; made: boolean }> {
  const cache = await openCache(file, version);
  let made = false;
  const answer = cache.recall([page], () => {
    made = true;
    return [page];
  });
  await cache.save();
  return { answer, made };
}

describe("the cache of a build", () => {
  it("recalls an unchanged page until the version changes", async () => {
    const file = path.join(await temporaryFolder(), "search/en.json");
    expect(await ask(file, "1", "a")).toEqual({ answer: ["a"], made: true });
    expect(await ask(file, "1", "a")).toEqual({ answer: ["a"], made: false });
    expect((await ask(file, "2", "a")).made).toBe(true);
  });

  it("drops pages that no longer exist", async () => {
    const file = path.join(await temporaryFolder(), "en.json");
    await ask(file, "1", "a");
    await ask(file, "1", "b");
    expect(Object.values(JSON.parse(await readFile(file, "utf8")) as object)).toEqual([["b"]]);
  });

  it("starts empty if it is invalid", async () => {
    const file = path.join(await temporaryFolder(), "en.json");
    await writeFile(file, "{");
    expect((await ask(file, "1", "a")).made).toBe(true);
  });
});
