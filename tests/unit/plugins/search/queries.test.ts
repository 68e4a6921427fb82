import { expect, it } from "vitest";
import { judgedQueries } from "../../../search/queries";

it("the judged queries are at least eighty, unique, and have answers", () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(80);
  expect(new Set(judgedQueries.map(({ query }) => query)).size).toBe(judgedQueries.length);
  expect(judgedQueries.filter(({ accept }) => accept.length === 0)).toEqual([]);
});

it.each([
  ["tuned", "held-out"],
  ["new-tuned", "new-held-out"],
])("%s and %s have the same kinds of queries and equal sizes", (...halves) => {
  const [tuned = [], heldOut = []] = halves.map((name) => judgedQueries.filter(({ half }) => half === name));
  const kindsOf = (queries: typeof judgedQueries): Set<string> => new Set(queries.map(({ kind }) => kind));
  expect(kindsOf(tuned)).toEqual(kindsOf(heldOut));
  expect(Math.abs(tuned.length - heldOut.length)).toBeLessThanOrEqual(1);
});
