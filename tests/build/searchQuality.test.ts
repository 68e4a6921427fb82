import process from "node:process";
import { beforeAll, describe, expect, it } from "vitest";
import { engineOver, readIndex } from "../search/engineOver";
import { judgedQueries } from "../search/queries";
import type { JudgedQuery } from "../search/queries";
import { judge, missesOf, successOf, successTable } from "../search/success";
import type { Outcome, Success } from "../search/success";
import { buildFolder } from "./site";

let outcomes: readonly Outcome[];

beforeAll(async () => {
  const engine = engineOver(await readIndex(buildFolder));
  outcomes = await Promise.all(
    judgedQueries.map(async (judged) => {
      const { hits } = await engine.search(judged.query);
      return judge(
        judged,
        hits.map(({ document }) => document.sectionRoute),
      );
    }),
  );
});

/** Prints how the queries of one half are answered, and the misses of those that ranking may be tuned on. */
function report(half: JudgedQuery["half"]): Success {
  const asked = outcomes.filter(({ judged }) => judged.half === half);
  process.stdout.write(`\n${half}\n${successTable(asked)}\n`);
  if (half.endsWith("tuned")) process.stdout.write(`\n${missesOf(asked).join("\n")}\n`);
  return successOf(asked);
}

describe("the search, asked the judged queries", () => {
  it("answers at least 95 % of them first and 99 % among the first three", () => {
    const old = ["tuned", "held-out"] as const;
    for (const half of old) report(half);
    const { at1, at3 } = successOf(outcomes.filter(({ judged }) => old.some((half) => half === judged.half)));
    expect(at1).toBeGreaterThanOrEqual(0.95);
    expect(at3).toBeGreaterThanOrEqual(0.99);
  });

  it("answers none of them later than it did when that was last written down", () => {
    const fallen = outcomes.filter(({ judged: { place = 1 }, rank }) => place !== null && (rank ?? Infinity) > place);
    expect(missesOf(fallen)).toEqual([]);
  });

  it("answers most of those that were written by somebody who had not seen the ranking", () => {
    for (const half of ["new-tuned", "new-held-out"] as const) {
      const { at1, at3 } = report(half);
      expect(at1, half).toBeGreaterThanOrEqual(0.79);
      expect(at3, half).toBeGreaterThanOrEqual(0.87);
    }
  });
});
