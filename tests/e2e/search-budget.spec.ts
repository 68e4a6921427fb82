import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { answered, desktop, field, results } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** Many common words need more files than most queries; tests/build/searchCost.test.ts weighs those of each judged query. */
const QUERY = "generation takes more than ten minutes with our huge schema";

/** Not the highest level, which takes seconds for an index and makes it only a tenth smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

test("downloads from opening the search to its answer stay within the budget", { tag: "@lean" }, async ({ page }) => {
  await page.goto("/docs/intro", { waitUntil: "networkidle" });
  const responses: Response[] = [];
  page.on("response", (response) => {
    // The theme prefetches pages, which have nothing to do with the search.
    if (response.request().headers()["sec-purpose"] !== "prefetch") responses.push(response);
  });
  await page.getByRole("combobox").click();
  await field(page).fill(QUERY);
  await expect(results(page).first()).toBeVisible();
  await answered(page);
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
