import { beforeAll, describe, expect, it } from "vitest";
import { checkFormat } from "./blocks/formats";
import { isKnownLanguage, meansOf } from "./blocks/means";
import { placeOf, readFences } from "./fences";
import type { Fence } from "./fences";

const MAX_UNCHECKED = 0.05;

let fences: Fence[];

beforeAll(async () => {
  fences = await readFences();
});

describe("the code blocks of the pages", () => {
  it("declare a known language", () => {
    expect(fences.filter(({ language }) => !isKnownLanguage(language)).map(placeOf)).toEqual([]);
  });

  it("are each checked in at least one way", () => {
    expect(fences.filter((fence) => meansOf(fence).length === 0).map(placeOf)).toEqual([]);
  });

  it("give a reason if they are unchecked, and at most 5% are", () => {
    const unchecked = fences.filter((fence) => meansOf(fence).includes("unchecked"));
    expect(unchecked.filter(({ meta }) => !/\w+ \w+/u.test(meta["unchecked"] ?? "")).map(placeOf)).toEqual([]);
    expect(unchecked.length / fences.length).toBeLessThanOrEqual(MAX_UNCHECKED);
    process.stdout.write(summary());
  });

  it("parse in their language, and their schemas are valid", async () => {
    const problems: string[] = [];
    for (const fence of fences) {
      const page = fences.filter((other) => other.page === fence.page);
      for (const problem of await checkFormat(fence, page)) problems.push(`${placeOf(fence)}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});

function summary(): string {
  const counts = new Map<string, number>();
  for (const means of fences.flatMap(meansOf)) counts.set(means, (counts.get(means) ?? 0) + 1);
  const lines = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([means, count]) => `${String(count).padStart(5)} ${means}`);
  return `\n${String(fences.length)} code blocks, by means of check:\n${lines.join("\n")}\n`;
}
