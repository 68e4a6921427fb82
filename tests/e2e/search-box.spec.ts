import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { proves } from "../conformance/proves";
import { listen, violations } from "./support/console";
import { hold, isPageTable } from "./support/requests";
import {
  activeResult,
  announcement,
  desktop,
  field,
  results,
  searchFor,
  urlOf,
  visit,
  waitForAnswer,
  watchIndex,
} from "./support/searchBox";
import { boxesOf } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test(
  "a query returns at most eight results, a correction or a message",
  proves("L112b", "L112c", "L113b", "L122a", "L154a", "L162", "L168a"),
  async ({ page }) => {
    const { exceptions } = listen(page);
    await visit(page, "/docs/intro");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");

    await searchFor(page, "media");
    await expect(results(page)).toHaveCount(8);
    await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(activeResult(page)).toHaveCount(1);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    const list = (await page.getByRole("listbox", { name: "Search results" }).getAttribute("id")) ?? "";
    await expect(field(page)).toHaveAttribute("aria-controls", list);
    const first = (await results(page).first().getAttribute("id")) ?? "";
    await expect(field(page)).toHaveAttribute("aria-activedescendant", first);
    await expect(announcement(page)).toHaveText("8 results. First: Media");

    for (const query of ["", "   "]) {
      await field(page).fill(query);
      await expect(results(page)).toHaveCount(0);
      await expect(page.getByText("No results")).toHaveCount(0);
      await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    }

    // A result is a link with a title, a kind, a breadcrumb and an excerpt.
    await searchFor(page, "averageScore");
    const result = results(page).first();
    await expect(result).toHaveAttribute("href", /^\/examples\/default\/types\/.+#average-score$/u);
    await expect(result.locator("mark").first()).toHaveText(/average/iu);
    await expect(result).toContainText("Field");
    await expect(result).toContainText("Example: default › Types › Objects");
    await expect(result).toContainText("Mean");
    await expect(result.locator("code")).toHaveCount(0);

    // A result that matches only in its code shows that code.
    await searchFor(page, "5b21b6");
    const code = results(page).first().locator("code");
    await expect(code).toContainText("background-color: #5b21b6");
    await expect(code.locator("mark").first()).toHaveText("5b21b6");

    await searchFor(page, "avergaeScore");
    await expect(announcement(page)).toHaveText(/^Showing results for “.+” \d+ results\. First: .+$/u);
    await expect(page.locator("p", { hasText: /^Showing results for “.+”$/u })).toBeVisible();

    // A syntax error is explained above the results for the rest of the query.
    const expectExplained = async (message: string): Promise<void> => {
      await expect(announcement(page)).toContainText(message);
      await expect(page.getByText(message).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByText("No results")).toHaveCount(0);
    };
    await searchFor(page, "media~x");
    await expectExplained("“~x” is not an edit distance. Write a whole number, as in “media~1”.");
    await expect(results(page)).toHaveCount(8);
    await field(page).fill("-media");
    await expectExplained("“-media” only excludes results. Add a word to look for.");
    await expect(results(page)).toHaveCount(0);

    await field(page).fill("zqx vqz qxv");
    await expect(page.locator("p", { hasText: "No results for “zqx vqz qxv”" })).toBeVisible();
    await expect(announcement(page)).toHaveText("No results for “zqx vqz qxv”");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
    expect(exceptions).toEqual([]);
  },
);

test(
  "the panel moves nothing, fits the window, and is measured 20 ms after a resize",
  proves("L169c"),
  async ({ page }) => {
    await page.clock.install();
    await visit(page, "/docs/intro");
    const elements = page.locator(".navbar__item, .navbar__brand, [role=search], [role=search] input, h1");
    const before = await boxesOf(elements);
    await field(page).focus();
    expect(await boxesOf(elements)).toEqual(before);
    await searchFor(page, "media");
    expect(await boxesOf(elements)).toEqual(before);

    await page.setViewportSize({ width: 1100, height: 400 });
    await page.keyboard.press("ArrowUp");
    await expect(results(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(results(page).last()).toBeInViewport({ ratio: 1 });
    const panel = page.getByRole("listbox").locator("..");
    expect(await panel.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(400);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const panelTop = (): Promise<string> => panel.evaluate((element) => element.style.getPropertyValue("--panel-top"));
    const resize = (): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event("resize")));
    await page.clock.pauseAt(Date.now() + 60_000);
    const measured = await panelTop();
    // Without the announcement bar, the navbar and the panel move up.
    await page.locator(".theme-announcement-bar").evaluate((element) => {
      element.remove();
    });
    await resize();
    await page.clock.runFor(15);
    await resize();
    await page.clock.runFor(19);
    expect(await panelTop()).toBe(measured);
    await page.clock.runFor(1);
    expect(Number.parseFloat(await panelTop())).toBeLessThan(Number.parseFloat(measured));
  },
);

test("the panel stays in the window wherever the search is in the navbar", async ({ page }) => {
  await visit(page, "/docs/intro");
  await searchFor(page, "media");
  const panel = page.getByRole("listbox").locator("..");
  for (const direction of ["ltr", "rtl"]) {
    for (const left of ["10px", "400px", "1150px"]) {
      await page
        .getByRole("search")
        .locator("xpath=../../..")
        .evaluate(
          (box, [dir, inset]) => {
            document.documentElement.dir = dir;
            Object.assign(box.style, { position: "fixed", top: "10px", left: inset });
            window.dispatchEvent(new Event("resize"));
          },
          [direction, left] as const,
        );
      await expect(panel, `${direction}, ${left}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("the home page searches for the query in its URL, even after Reload and Back", async ({ page, request }) => {
  const blocked = await violations(page);
  const indexes = watchIndex(page);
  // A blank query, or a query on another page, neither loads the search nor moves the focus.
  for (const url of ["/?q=+%20", "/docs/intro?q=media"]) {
    await visit(page, url);
    await page.waitForLoadState("networkidle");
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).not.toBeFocused();
    expect(indexes).toEqual([]);
  }
  await page.goto("/?q=average+score%20%C3%A9%25&other=1");
  await expect(field(page)).toHaveValue("average score é%");

  // The URL template of the OpenSearch description leads to a search on the home page.
  const href = await page.locator("head > link[rel=search]").getAttribute("href");
  const description = await request.get(href ?? "/none");
  expect(description.headers()["content-type"]).toMatch(/\bxml\b/u);
  const template = /<Url type="text\/html" template="([^"]+)"/u.exec(await description.text())?.[1] ?? "";
  const { pathname, search } = new URL(template.replace("{searchTerms}", encodeURIComponent("averageScore")));
  await page.goto(pathname + search);
  await expect(results(page).first()).toContainText("averageScore");
  await expect(field(page)).toHaveValue("averageScore");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  // The texts of results arrive after their titles.
  await waitForAnswer(page);
  const before = await results(page).allTextContents();
  await page.reload();
  await expect(results(page)).toHaveText(before);

  // The keyboard moves through the restored results.
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
  const second = await urlOf(activeResult(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(second);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  await expect(results(page).first()).toContainText("averageScore");
  await expect(field(page)).toBeFocused();

  // The reader goes back before the page of a result has loaded.
  const first = await urlOf(activeResult(page));
  const release = await hold(page, "**/assets/js/*.js");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(first);
  await expect(results(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?q=averageScore$/u);
  await expect(results(page).first()).toContainText("averageScore");
  await release();
  await expect(field(page)).toBeFocused();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro\?q=media$/u);
  expect(blocked).toEqual([]);
});

/** A query whose many common words need more files than most queries do; tests/build/searchCost.test.ts measures others. */
const QUERY = "generation takes more than ten minutes with our huge schema";

/** Brotli's highest quality would take seconds, for an index that is only a tenth smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

test("the first search downloads no more than the budget allows", { tag: "@lean" }, async ({ page }) => {
  await visit(page, "/docs/intro");
  const responses: Response[] = [];
  page.on("response", (response) => {
    // Prefetched pages, and the table of pages, which may still be loading, are not part of the search.
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
