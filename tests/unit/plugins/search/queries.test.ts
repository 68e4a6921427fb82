import { describe, expect, it } from "vitest";
import { acceptedBy, answers, answersOnPage, judgedQueries, matchesRoute, QUERY_KINDS } from "../../../search/queries";

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

describe("judging a route", () => {
  it("takes a route with and without the slash at its end for one", () => {
    expect(matchesRoute("/api#choose", "/api/#choose")).toBe(true);
    expect(matchesRoute("/api/", "/api")).toBe(true);
  });

  it("tells the top of a page from its sections", () => {
    expect(matchesRoute("/docs/settings", "/docs/settings#schema")).toBe(false);
    expect(matchesRoute("/docs/settings#*", "/docs/settings#schema")).toBe(true);
    expect(matchesRoute("/docs/settings#*", "/docs/settings")).toBe(false);
  });

  it("reads everything but the star as it stands", () => {
    expect(matchesRoute("/docs/a.b", "/docs/a-b")).toBe(false);
    expect(matchesRoute("/examples/*#created-at", "/examples/default/types/objects/like#created-at")).toBe(true);
  });

  it("can judge the page alone, for engines that know no sections", () => {
    const judged = { query: "q", kind: "task", half: "tuned", accept: ["/docs/settings#schema"] } as const;
    expect(answers(judged, "/docs/settings/")).toBe(false);
    expect(answersOnPage(judged, "/docs/settings/")).toBe(true);
  });
});
