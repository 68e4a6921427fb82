import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { waitForAnswer, desktop, field, results, visit } from "./support/searchBox";
import { isPageTable } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** Its many common words need more files than most queries; tests/build/searchCost.test.ts measures all judged queries. */
const QUERY = "generation takes more than ten minutes with our huge schema";

/** The highest quality would take seconds, for an index that is only a tenth smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

test("the first search downloads no more than the budget allows", { tag: "@lean" }, async ({ page }) => {
  await visit(page, "/docs/intro");
  const responses: Response[] = [];
  page.on("response", (response) => {
    // Prefetched pages and the table of pages, which a slow page is still fetching, are not part of the search.
    const isPrefetched = response.request().headers()["sec-purpose"] === "prefetch";
    if (!isPrefetched && !isPageTable(new URL(response.url()).pathname)) responses.push(response);
  });
  await page.getByRole("combobox").click();
  await field(page).fill(QUERY);
  await expect(results(page).first()).toBeVisible();
  await waitForAnswer(page);
  expect(responses.map((response) => new URL(response.url()).pathname)).toContain("/search-index-en.json");
  const bodies = await Promise.all(responses.map((response) => response.body()));
  const sum = (compress: (body: Buffer) => Buffer): number =>
    bodies.reduce((total, body) => total + compress(body).length, 0);
  const weight = {
    requests: bodies.length,
    gzip: sum((body) => gzipSync(body)),
    brotli: sum((body) => brotliCompressSync(body, { params })),
  };
  test.info().annotations.push({ type: "download", description: JSON.stringify(weight) });
  for (const unit of ["requests", "gzip", "brotli"] as const) {
    expect(weight[unit], unit).toBeLessThanOrEqual(budgets.search[unit]);
  }
});
