import { describe, expect, it } from "vitest";
import { acceptedBy, judgedQueries, QUERY_KINDS } from "../../../search/queries";

describe("the judged queries", () => {
  it("are at least eighty, each asked once", () => {
    const asked = judgedQueries.map(({ query }) => query);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(80);
  });

  const pairs = [
    ["tuned", "held-out"],
    ["new-tuned", "new-held-out"],
  ] as const;
  const ofHalf = (name: string): typeof judgedQueries => judgedQueries.filter(({ half }) => half === name);

  it.each(pairs)("cover the same kinds in the halves %s and %s, and are split evenly", (tuned, heldOut) => {
    const kinds = (half: string): string[] => [...new Set(ofHalf(half).map(({ kind }) => kind))].sort();
    expect(kinds(tuned)).toEqual(kinds(heldOut));
    expect(Math.abs(ofHalf(tuned).length - ofHalf(heldOut).length)).toBeLessThanOrEqual(1);
  });

  it("cover every kind", () => {
    expect(new Set(judgedQueries.map(({ kind }) => kind))).toEqual(new Set(QUERY_KINDS));
  });

  it("each have an answer in one of the four instances, written below the base URL", () => {
    const wrong = judgedQueries.filter(
      (judged) =>
        judged.accept.length === 0 ||
        acceptedBy(judged).some((route) => !/^\/(?:docs|api|examples)(?:[/#*]|$)/u.test(route)),
    );
    expect(wrong).toEqual([]);
  });
});
