import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { hold } from "./hold";
import { INDEX, desktop, field, markedTexts, results, searchFor, visit } from "./searchBox";

test.use({ viewport: desktop });

/** Addresses that a page asks for from now on, without those of pages ahead of a click and the table that names them. */
function requests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const isAhead = request.headers()["sec-purpose"] === "prefetch" || /\/pages\.\w+\.json$/u.test(request.url());
    if (!isAhead) urls.push(request.url());
  });
  return urls;
}

const indexes = (urls: readonly string[]): string[] => urls.filter((url) => url.includes("search-index"));

test("nothing of the search is loaded before someone is interested", proves("L112a"), async ({ page }) => {
  const urls = requests(page);
  await visit(page, "/docs/intro");
  await page.getByRole("link", { name: "API", exact: true }).first().click();
  await expect(page).toHaveURL(/\/api\/$/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(indexes(urls)).toEqual([]);
});

test("focus loads the search, in a handful of requests", async ({ page }) => {
  const urls = requests(page);
  await visit(page, "/docs/intro");
  await page.waitForLoadState("load");
  const before = urls.length;
  const response = page.waitForResponse(INDEX);
  await field(page).focus();
  expect((await response).status()).toBe(200);
  expect(urls.length - before).toBeLessThanOrEqual(6);
});

test("the pointer over the box is interest enough", async ({ page }) => {
  await visit(page, "/docs/intro");
  const response = page.waitForResponse(INDEX);
  await field(page).hover();
  expect((await response).status()).toBe(200);
});

test("the index is fetched once for any number of searches and pages", proves("L135a"), async ({ page }) => {
  const urls = requests(page);
  await visit(page, "/docs/intro");
  await searchFor(page, "media");
  await searchFor(page, "deprecated");
  await results(page).first().click();
  await expect(page).not.toHaveURL(/\/docs\/intro$/u);
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page).toHaveURL(/\/showcase$/u);
  await searchFor(page, "averageScore");
  expect(indexes(urls)).toHaveLength(1);
});

test("what is typed while the next page is on its way goes on being typed in the navbar of that page", async ({
  page,
}) => {
  await visit(page, "/docs/intro");
  await searchFor(page, "media");
  const release = await hold(page, "**/assets/js/*.js");
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page).toHaveURL(/\/showcase$/u);
  await searchFor(page, "average");
  await page.keyboard.press("ArrowLeft");
  await release();
  await expect(page.getByRole("heading", { level: 1, name: "Showcase" })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("XY");
  await expect(field(page)).toHaveValue(/XYe$/u);
  await field(page).fill("averageScore");
  await expect(results(page).first()).toContainText("averageScore");
});

test("the page of a result that arrives late leaves the focus to a reader who searches on", async ({ page }) => {
  await visit(page, "/docs/intro");
  await searchFor(page, "averageScore");
  const release = await hold(page, "**/assets/js/*.js");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#average-score$/u);
  await searchFor(page, "deprecated");
  await release();
  await expect(page.locator("#average-score")).toBeInViewport();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("deprecated");
  await expect(results(page).first()).toBeVisible();
});

test("what was typed while the index was on its way is answered when it is there, and only the last of it", async ({
  page,
}) => {
  const release = await hold(page, INDEX);
  await visit(page, "/docs/intro");
  await field(page).pressSequentially("averageScore");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  await expect(results(page)).toHaveCount(0);
  await release();
  await expect(results(page).first()).toContainText("averageScore");
  await expect(field(page)).toHaveValue("averageScore");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "false");
});

test("a search that takes longer than 300 ms says so, to eyes and ears", proves("L112a", "L169a"), async ({ page }) => {
  const release = await hold(page, INDEX);
  await page.clock.install();
  await visit(page, "/docs/intro");
  // From here on, time passes only when it is told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill("media");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  const status = page.getByRole("search").locator("xpath=../..").getByRole("status");
  await expect(status).toBeEmpty();
  await page.clock.runFor(400);
  await expect(status).toHaveText("Searching…");
  await page.clock.resume();
  await release();
  await expect(results(page).first()).toBeVisible();
  await expect(status).toHaveText(/results?$/u);
});

test("Escape while waiting empties the field, and no panel opens later", async ({ page }) => {
  const release = await hold(page, INDEX);
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  await field(page).press("Escape");
  await expect(field(page)).toHaveValue("");
  const loaded = page.waitForResponse(INDEX);
  await release();
  await loaded;
  await searchFor(page, "averageScore");
  await field(page).fill("");
  await expect(results(page)).toHaveCount(0);
});

test("Enter while waiting opens the first result when it is there", async ({ page }) => {
  const release = await hold(page, INDEX);
  await visit(page, "/docs/intro");
  await field(page).fill("averageScore");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  await field(page).press("Enter");
  await release();
  await expect(page).toHaveURL(/#average-score$/u);
});

test("leaving the box while waiting opens no panel later", async ({ page }) => {
  const release = await hold(page, INDEX);
  await visit(page, "/docs/intro");
  await field(page).fill("media");
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "true");
  await field(page).blur();
  await release();
  await expect(page.getByRole("search")).toHaveAttribute("aria-busy", "false");
  await expect(results(page)).toHaveCount(0);
});

test("two tabs search apart from each other", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, "/docs/intro");
  await visit(other, "/docs/settings");
  await searchFor(page, "averageScore");
  await searchFor(other, "deprecated");
  await results(page).first().click();
  await expect(page).toHaveURL(/#average-score$/u);
  await expect(other).toHaveURL(/\/docs\/settings$/u);
  await expect(field(other)).toHaveValue("deprecated");
  expect(await markedTexts(other)).toEqual([]);
});

test("back and forward lead through the results that were opened", async ({ page }) => {
  await visit(page, "/docs/intro");
  await searchFor(page, "averageScore");
  await results(page).first().click();
  await expect(page).toHaveURL(/#average-score$/u);
  await searchFor(page, "deprecated");
  await results(page).first().click();
  await expect(page).not.toHaveURL(/#average-score$/u);
  const last = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/#average-score$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro$/u);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(last);
  await searchFor(page, "media");
});
