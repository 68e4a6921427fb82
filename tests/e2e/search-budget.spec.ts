import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import type { Response } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };

/** The highest level takes seconds for an index, and makes it a tenth smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

test("what is downloaded from the first interest to the first result stays within the budget", async ({ page }) => {
  await page.goto("/docs/intro", { waitUntil: "networkidle" });
  const responses: Response[] = [];
  page.on("response", (response) => {
    // The theme fetches pages ahead; those have nothing to do with the search.
    if (response.request().headers()["sec-purpose"] !== "prefetch") responses.push(response);
  });
  await page.getByRole("combobox").click();
  await page.keyboard.type("media");
  await expect(page.getByRole("option").first()).toBeVisible();
  const files = await Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      const { pathname } = new URL(response.url());
      return { pathname, gzip: gzipSync(body).length, brotli: brotliCompressSync(body, { params }).length };
    }),
  );
  const sum = (key: "gzip" | "brotli"): number => files.reduce((total, file) => total + file[key], 0);
  for (const { pathname, ...bytes } of files) {
    test.info().annotations.push({ type: "download", description: `${pathname} ${JSON.stringify(bytes)}` });
  }
  expect(files.map(({ pathname }) => pathname)).toContain("/search-index-en.json");
  expect(files.length).toBeLessThanOrEqual(budgets.search.requests);
  expect(sum("gzip")).toBeLessThanOrEqual(budgets.search.gzip);
  expect(sum("brotli")).toBeLessThanOrEqual(budgets.search.brotli);
});
