import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openCache } from "@site/src/shared/files";
import { temporaryFolder } from "../../temporaryFolder";

/** Asks a cache that was just opened for a page, and says what it answered and whether that had to be made. */
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
  it("spares a page that has not changed, until the code does", async () => {
    const file = path.join(await temporaryFolder(), "search/en.json");
    expect(await ask(file, "1", "a")).toEqual({ answer: ["a"], made: true });
    expect(await ask(file, "1", "a")).toEqual({ answer: ["a"], made: false });
    expect((await ask(file, "2", "a")).made).toBe(true);
  });

  it("forgets pages that are no more", async () => {
    const file = path.join(await temporaryFolder(), "en.json");
    await ask(file, "1", "a");
    await ask(file, "1", "b");
    expect(Object.values(JSON.parse(await readFile(file, "utf8")) as object)).toEqual([["b"]]);
  });

  it("starts empty when it cannot be read", async () => {
    const file = path.join(await temporaryFolder(), "en.json");
    await writeFile(file, "{");
    expect((await ask(file, "1", "a")).made).toBe(true);
  });
});
