import { beforeAll, describe, expect, it } from "vitest";
import { isConfigurationFile, loadBlock } from "./blocks/load";
import { placeOf, readFences } from "./fences";
import type { Fence } from "./fences";
import { readFacts } from "./options/facts";

let known: ReadonlySet<string>;

beforeAll(async () => {
  known = new Set((await readFacts()).options.map(({ path }) => path));
});

async function problemsOf(fences: readonly Fence[]): Promise<string[]> {
  const problems: string[] = [];
  for (const fence of fences.filter(isConfigurationFile)) {
    const found = await loadBlock(fence, known).catch((error: unknown) => [String(error)]);
    problems.push(...found.map((problem) => `${placeOf(fence)}: ${problem}`));
  }
  return problems;
}

describe("the configuration blocks", () => {
  it("load without errors, and use options that exist", async () => {
    expect(await problemsOf(await readFences())).toEqual([]);
  });
});
