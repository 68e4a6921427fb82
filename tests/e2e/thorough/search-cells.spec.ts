import { packIndex } from "@site/packages/search/src/build/pack";
import type { PackedFiles } from "@site/packages/search/src/build/pack";
import { draftsOf, readIndex } from "@site/packages/search/src/build/unpack";
import type { ShardKind } from "@site/packages/search/src/shared/constants";
import { INDEX, SHARDS, waitForAnswer, desktop, results, searchFor, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

test.use({ viewport: desktop });

/** The index of the site, split into cells like the index of a large site. */
async function indexInCells(): Promise<PackedFiles> {
  const files = await readIndex("build");
  return packIndex(draftsOf(files), files.core.settings, { maxCore: 0, maxInCell: 500, maxOfTerm: 1500 });
}

test("an index split into cells gives results, and a query fetches few cells", async ({ page, context }) => {
  const files = await indexInCells();
  const cells = new Set<string>();
  await context.route(INDEX, (route) => route.fulfill({ json: files.core }));
  await context.route(SHARDS, (route) => {
    const [, kind = "texts", number = ""] = /\/(\w+)-(\d+)\.json$/u.exec(route.request().url()) ?? [];
    if (kind === "cells") cells.add(number);
    return route.fulfill({ json: files[kind as ShardKind][Number(number)] });
  });
  await visit(page, "/docs/intro");
  await searchFor(page, "averageScore");
  await waitForAnswer(page);
  await expect(results(page).first()).toContainText("averageScore");
  expect(cells.size).toBeGreaterThan(0);
  expect(cells.size).toBeLessThan(files.cells.length / 2);
  // Words that occur in texts.
  await searchFor(page, "how do I hide deprecated fields");
  await waitForAnswer(page);
  await expect(results(page)).toHaveCount(8);
});
