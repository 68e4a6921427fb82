import { describe, expect, it } from "vitest";
import {
  compare,
  MOST_DIFFERENT,
  MOST_FOLDED,
  MOST_IN_LINE,
  MOST_LINES,
  MOST_SHOWN,
  MOST_TEXT,
} from "@site/src/plugins/playground/browser/page/preview/changes/compare";
import type { Difference } from "@site/src/plugins/playground/browser/page/preview/changes/compare";

const numbered = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, at) => `line ${String(from + at)}`);

function linesOf(difference: Difference) {
  if (difference.kind !== "lines") throw new Error(`It is ${difference.kind}.`);
  return difference;
}

/** Stretches in short: the signs of their lines, or the size of a fold. */
const brief = (before: string, after: string): string =>
  linesOf(compare(before, after))
    .stretches.map(({ isFold, size, lines }) =>
      isFold
        ? `(${String(size)})`
        : lines.map((line) => (line.before === undefined ? "+" : line.after === undefined ? "-" : "=")).join(""),
    )
    .join(" ");

describe("two pages compared", () => {
  it("have their lines in one list, numbered as they are in each", () => {
    const { added, removed, stretches, cut } = linesOf(compare("a\nb\nc", "a\nB\nB2\nc"));
    expect([added, removed, cut]).toEqual([2, 1, false]);
    expect(stretches.flatMap(({ lines }) => lines)).toEqual([
      { text: "a", before: 1, after: 1 },
      { text: "b", before: 2 },
      { text: "B", after: 2 },
      { text: "B2", after: 3 },
      { text: "c", before: 3, after: 4 },
    ]);
  });

  it.each([
    ["at the beginning and the end", numbered(10), 4, "(1) "],
    ["in the middle", numbered(40), 20, "(17) === - + === (16)"],
  ])("fold what is the same and far from what differs, %s", (_where, lines, at, shown) => {
    const other = lines.with(at, "other");
    expect(brief(lines.join("\n"), other.join("\n"))).toBe(shown.endsWith(" ") ? "==== - + =====" : shown);
  });

  it("have a whole page added or removed, and nothing where both are the same", () => {
    expect(brief("", "a\nb")).toBe("++");
    expect(brief("a\nb", "")).toBe("--");
    expect(linesOf(compare("a\nb", "a\nb"))).toMatchObject({ added: 0, removed: 0 });
  });

  it("differ in the end of the last line, and in ends of lines", () => {
    expect(brief("a", "a\n")).toBe("= +");
    expect(brief("a\r\nb", "a\nb")).toBe("- + =");
  });
});

describe("hostile pages compared", () => {
  it("are refused where one is too long", () => {
    expect(compare("", "a".repeat(MOST_TEXT + 1))).toEqual({ kind: "tooLong" });
  });

  it("show the beginning of a line of a megabyte, and how much is left out", () => {
    const { stretches } = linesOf(compare("short", `${"x".repeat(1_000_000)}\nend`));
    const [long] = stretches.flatMap(({ lines }) => lines).filter(({ text }) => text.startsWith("x"));
    expect(long?.text).toHaveLength(MOST_IN_LINE);
    expect(long?.more).toBe(1_000_000 - MOST_IN_LINE);
  });

  it("are refused where thousands of lines differ", () => {
    const before = numbered(MOST_DIFFERENT).join("\n");
    const after = numbered(MOST_DIFFERENT, MOST_DIFFERENT + 1).join("\n");
    expect(compare(before, after)).toEqual({ kind: "tooDifferent" });
  });

  it("are shown as far as they can be drawn", () => {
    const { stretches, cut, added } = linesOf(compare("", numbered(MOST_SHOWN + 1).join("\n")));
    expect(added).toBe(MOST_SHOWN + 1);
    expect(cut).toBe(true);
    expect(stretches.flatMap(({ lines }) => lines)).toHaveLength(MOST_SHOWN);
  });

  it("have folds with fewer lines than are folded, and what differs behind them all the same", () => {
    const same = numbered(MOST_FOLDED * 2);
    const { stretches } = linesOf(compare(same.join("\n"), ["new", ...same, "new"].join("\n")));
    const fold = stretches.find(({ isFold }) => isFold);
    expect(fold?.lines).toHaveLength(MOST_FOLDED);
    expect(fold?.size).toBeGreaterThan(MOST_FOLDED);
    expect(stretches.at(-1)?.lines).toEqual([{ text: "new", after: MOST_FOLDED * 2 + 2 }]);
  });

  it("are refused where one has too many lines, even of no text", () => {
    expect(compare("\n".repeat(MOST_LINES - 1), `x${"\n".repeat(MOST_LINES - 1)}`)).toMatchObject({ added: 1 });
    expect(compare("", "\n".repeat(MOST_LINES))).toEqual({ kind: "tooLong" });
  });
});
