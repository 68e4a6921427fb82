import { describe, expect, it } from "vitest";
import { acceptedBy, answers, answersOnPage, judgedQueries, matchesRoute, QUERY_KINDS } from "../../../search/queries";

describe("the judged queries", () => {
  it("are at least eighty, each asked once", () => {
    const asked = judgedQueries.map(({ query }) => query);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(80);
  });

  it("cover every kind in both halves", () => {
    for (const half of ["tuned", "held-out"] as const) {
      const kinds = new Set(judgedQueries.filter((judged) => judged.half === half).map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual([...QUERY_KINDS].sort());
    }
  });

  it("are split evenly", () => {
    const tuned = judgedQueries.filter(({ half }) => half === "tuned").length;
    expect(Math.abs(judgedQueries.length - 2 * tuned)).toBeLessThanOrEqual(1);
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
