import { readFile } from "node:fs/promises";
import process from "node:process";
import { beforeAll, describe, expect, it } from "vitest";
import { createEngine } from "@site/src/plugins/search/browser/engine/engine";
import type { SearchIndexFile } from "@site/src/plugins/search/shared/packed";
import { judgedQueries } from "../search/queries";
import { judge, missesOf, successOf, successTable } from "../search/success";
import type { Outcome } from "../search/success";
import { buildFolder } from "./site";

let outcomes: readonly Outcome[];

beforeAll(async () => {
  const file = JSON.parse(await readFile(`${buildFolder}/search-index-en.json`, "utf8")) as SearchIndexFile;
  const engine = createEngine(file);
  outcomes = judgedQueries.map((judged) =>
    judge(
      judged,
      engine.search(judged.query).hits.map(({ document }) => document.sectionRoute),
    ),
  );
});

describe("the search, asked the judged queries", () => {
  it("answers at least 90 % of them first and 98 % among the first three", () => {
    for (const half of ["tuned", "held-out"] as const) {
      const asked = outcomes.filter(({ judged }) => judged.half === half);
      process.stdout.write(`\n${half}\n${successTable(asked)}\n`);
      // Those of the other half stay unseen, so that nobody tunes for them.
      if (half === "tuned") process.stdout.write(`\n${missesOf(asked).join("\n")}\n`);
    }
    const { at1, at3 } = successOf(outcomes);
    expect(at1).toBeGreaterThanOrEqual(0.9);
    expect(at3).toBeGreaterThanOrEqual(0.98);
  });
});
