import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { answered, desktop, field, results } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

/** The highest level takes seconds for an index, and makes it a tenth smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Names, words, tasks, sentences: what readers type. */
const QUERIES = [
  "media",
  "averageScore",
  "cheatsheet",
  "docOptions.index",
  "deprecated",
  "how do I hide a type",
  "group by directive",
  "generation takes more than ten minutes with our huge schema",
];

/** What is downloaded from the first interest until a query is answered whole. */
async function downloadsFor(page: Page, query: string): Promise<readonly { gzip: number; brotli: number }[]> {
  await page.goto("/docs/intro", { waitUntil: "networkidle" });
  const responses: Response[] = [];
  const hear = (response: Response): void => {
    // The theme fetches pages ahead; those have nothing to do with the search.
    if (response.request().headers()["sec-purpose"] !== "prefetch") responses.push(response);
  };
  page.on("response", hear);
  await page.getByRole("combobox").click();
  await field(page).fill(query);
  await expect(results(page).first()).toBeVisible();
  await answered(page);
  page.off("response", hear);
  expect(responses.map((response) => new URL(response.url()).pathname)).toContain("/search-index-en.json");
  return Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      return { gzip: gzipSync(body).length, brotli: brotliCompressSync(body, { params }).length };
    }),
  );
}

test(
  "what is downloaded from the first interest to the whole answer stays within the budget",
  { tag: ["@lean", "@slow"] },
  async ({ browser }) => {
    // Eight first visits, each with an empty cache.
    test.slow();
    for (const query of QUERIES) {
      const context = await browser.newContext();
      const files = await downloadsFor(await context.newPage(), query);
      const sum = (key: "gzip" | "brotli"): number => files.reduce((total, file) => total + file[key], 0);
      const weight = { requests: files.length, gzip: sum("gzip"), brotli: sum("brotli") };
      test.info().annotations.push({ type: "download", description: `${query}: ${JSON.stringify(weight)}` });
      for (const unit of ["requests", "gzip", "brotli"] as const) {
        expect(weight[unit], `${unit} for "${query}"`).toBeLessThanOrEqual(budgets.search[unit]);
      }
      await context.close();
    }
  },
);
