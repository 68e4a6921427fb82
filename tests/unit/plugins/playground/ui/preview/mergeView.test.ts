import { describe, expect, it } from "vitest";
import { countLines, cut, mergeState } from "@site/src/plugins/playground/browser/ui/preview/mergeView";

const numbered = (count: number, word = "line"): string =>
  Array.from({ length: count }, (_, at) => `${word} ${String(at)}`).join("\n");

const compare = (before: string, after: string) => countLines(mergeState({ before, after }, "Changes", false).state);

describe("changed lines", () => {
  it.each([
    ["a\nb\nc", "a\nB\nB2\nc", { added: 2, removed: 1 }],
    ["a\nb", "a\nb", { added: 0, removed: 0 }],
    ["a\nc", "a\nb\nc", { added: 1, removed: 0 }],
    ["a\nb\nc", "a\nc", { added: 0, removed: 1 }],
    [numbered(40), numbered(40).replace("line 20", "other"), { added: 1, removed: 1 }],
  ])("of pair %# are counted", (before, after, counts) => {
    expect(compare(before, after)).toEqual(counts);
  });
});

describe("a hostile page", () => {
  it.each([
    ["a line of a megabyte", "x".repeat(1_000_000), 2000],
    ["many lines", "\n".repeat(100_000), 4999],
    ["many long lines", `${"x".repeat(1999)}\n`.repeat(1000), 200_000],
  ])("with %s is truncated", (_what, text, length) => {
    expect(cut(text)).toHaveLength(length);
  });

  it("without common lines is compared up to 5,000 lines", () => {
    expect(compare(numbered(20_000), numbered(20_000, "other"))).toEqual({ added: 5000, removed: 5000 });
  });
});
