// Misspelt on purpose.
// cspell:disable
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance } from "./text.ts";

describe("the edit distance", () => {
  test.each([
    ["", "", 0],
    ["abc", "abc", 0],
    ["abc", "abcd", 1],
    ["abc", "acb", 1],
    ["kitten", "sitting", 3],
  ])("of %j and %j is %i", (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected);
  });

  const words = [fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 })] as const;

  test("is symmetric", () => {
    fc.assert(
      fc.property(...words, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });

  test("is at most the longer length", () => {
    fc.assert(
      fc.property(...words, (a, b) => {
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test("counts a swap of adjacent letters as one change", () => {
    expect(editDistance("shcema", "schema")).toBe(1);
    // Not 2, because no letter may be changed twice: a letter cannot be inserted between swapped ones.
    expect(editDistance("abc", "ca")).toBe(3);
  });

  test("is more than `most` exactly if the full distance is", () => {
    expect(editDistance("kitten", "sitting", 3)).toBe(3);
    expect(editDistance("kitten", "sitting", 2)).toBeGreaterThan(2);
  });
});
