import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { activeResult, desktop, field, results, searchFor, visit } from "./searchBox";

test.use({ viewport: desktop });

test.beforeEach(async ({ page }) => {
  await visit(page, "/docs/intro");
});

test("an empty query shows nothing, nor does one of spaces", proves("L122"), async ({ page }) => {
  await searchFor(page, "media");
  for (const query of ["", "   "]) {
    await field(page).fill(query);
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByRole("search").locator("+ *").getByText("No results")).toHaveCount(0);
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  }
});

test("at most eight results are shown, the first active", proves("L112b", "L113b", "L168a"), async ({ page }) => {
  await searchFor(page, "media");
  await expect(results(page)).toHaveCount(8);
  await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(activeResult(page)).toHaveCount(1);
});

test("the form takes 512 characters, and is not validated", proves("L121a", "L121b", "L169b"), async ({ page }) => {
  await field(page).click();
  await page.keyboard.insertText("x".repeat(600));
  await expect(field(page)).toHaveValue("x".repeat(512));
  await expect(page.getByRole("search")).toHaveAttribute("novalidate", "");
});

test("a query that nothing answers gets a message with the query in it", proves("L112c", "L154"), async ({ page }) => {
  await field(page).fill("zqx jqz qxj");
  await expect(page.getByText("No results for “zqx jqz qxj”").first()).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
});

test("a query with a slip says what was searched for instead", async ({ page }) => {
  await searchFor(page, "avergaeScore");
  await expect(page.getByText(/^Showing results for “.+”$/u)).toBeVisible();
});

test("a result is a link that says its name, its kind, its place and its text, with the matches marked", async ({
  page,
}) => {
  await searchFor(page, "averageScore");
  const first = results(page).first();
  await expect(first).toHaveAttribute("href", /^\/examples\/default\/types\/.+#average-score$/u);
  await expect(first.locator("mark").first()).toHaveText(/average/iu);
  await expect(first).toContainText("Field");
  await expect(first).toContainText("Example: default › Types › Objects");
});

test("Clear empties the field, closes the panel and keeps the focus", proves("L170a"), async ({ page }) => {
  const clear = page.getByRole("search").getByTitle("Clear");
  await expect(clear).toBeHidden();
  await searchFor(page, "media");
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(results(page)).toHaveCount(0);
});

test("Submit opens the active result", proves("L170d"), async ({ page }) => {
  await searchFor(page, "averageScore");
  await page.keyboard.press("ArrowDown");
  const href = await activeResult(page).getAttribute("href");
  await page.getByRole("search").getByTitle("Submit").click();
  await expect(page).toHaveURL(new RegExp(`${href ?? "no result"}$`, "u"));
});

test("nothing on the page moves when the search loads, answers and waits", async ({ page }) => {
  const parts = page.locator(".navbar__item, .navbar__brand, [role=search], [role=search] input, h1");
  const boxes = (): Promise<string[]> =>
    parts.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await boxes();
  await field(page).focus();
  expect(await boxes()).toEqual(before);
  await searchFor(page, "media");
  expect(await boxes()).toEqual(before);
});

test("the panel ends with the window, scrolls inside, and keeps the active result in view", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 400 });
  await searchFor(page, "media");
  await page.keyboard.press("ArrowUp");
  await expect(results(page).last()).toHaveAttribute("aria-selected", "true");
  await expect(results(page).last()).toBeInViewport({ ratio: 1 });
  const bottom = await page
    .getByRole("listbox")
    .locator("..")
    .evaluate((panel) => panel.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the panel is measured anew when the window has kept its size for 20 ms", proves("L169c"), async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1100, height: 500 });
  await searchFor(page, "media");
  const panel = page.getByRole("listbox").locator("..");
  const top = (): Promise<string> => panel.evaluate((element) => element.style.getPropertyValue("--panel-top"));
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await top();
  // The announcement goes, and the panel rises with the navbar below it.
  await page.locator(".theme-announcement-bar").evaluate((element) => {
    element.remove();
  });
  await page.evaluate(() => window.dispatchEvent(new Event("resize")));
  await page.clock.runFor(15);
  await page.evaluate(() => window.dispatchEvent(new Event("resize")));
  await page.clock.runFor(19);
  expect(await top()).toBe(before);
  await page.clock.runFor(1);
  expect(Number.parseFloat(await top())).toBeLessThan(Number.parseFloat(before));
});
