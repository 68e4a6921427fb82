import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { createEngine } from "@site/src/search/browser/engine/engine";
import type { SearchIndexFile } from "@site/src/search/shared/packed";
import { judgedQueries } from "../search/queries";
import { judge, missesOf, successByKind, successOf } from "../search/success";
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

describe.each(["tuned", "held-out"] as const)("the search, asked the %s half of the judged queries", (half) => {
  it("answers at least 90 % of them first and 98 % among the first three", () => {
    const asked = outcomes.filter(({ judged }) => judged.half === half);
    console.table({ ...successByKind(asked), all: successOf(asked) });
    // Those of the other half stay unseen, so that nobody tunes for them.
    if (half === "tuned") console.info(["Answers that do not come first:", ...missesOf(asked)].join("\n"));
    const { at1, at3 } = successOf(asked);
    expect(at1).toBeGreaterThanOrEqual(0.9);
    expect(at3).toBeGreaterThanOrEqual(0.98);
  });
});
