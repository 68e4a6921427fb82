import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { desktop, field, markDocument, phone, results, searchFor, visit } from "./searchBox";

test.use({ viewport: phone, hasTouch: true });

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
const button = (page: Page): Locator => page.getByRole("navigation", { name: "Main" }).getByTitle("Search");

test.beforeEach(async ({ page }) => {
  await visit(page, "/docs/get-started");
});

test("on a narrow screen a button opens a full-screen search", proves("L116", "L170c"), async ({ page }) => {
  await expect(page.getByRole("search")).toHaveCount(0);
  await button(page).tap();
  await expect(field(page)).toBeFocused();
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
});

test("the focus is there within the tap itself, as a phone wants it for its keyboard", async ({ page }) => {
  const focused = await button(page).evaluate((element: HTMLElement) => {
    element.click();
    return document.activeElement?.matches("dialog input");
  });
  expect(focused).toBe(true);
});

test("Cancel and Escape close it, keep the query, return the focus", proves("L116", "L170b"), async ({ page }) => {
  for (const close of [() => page.getByTitle("Cancel").tap(), () => page.keyboard.press("Escape")]) {
    await button(page).tap();
    await searchFor(page, "media");
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL(/\/docs\/get-started$/u);
    await button(page).tap();
    await expect(field(page)).toHaveValue("media");
    await expect(results(page).first()).toBeVisible();
    await page.getByTitle("Cancel").tap();
    await expect(dialog(page)).toBeHidden();
  }
});

test("back navigation closes it and leaves the page where it was", async ({ page }) => {
  await page.evaluate(() => {
    scrollTo(0, 400);
  });
  // Not by a tap: Playwright scrolls to what it taps on.
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/get-started$/u);
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test("after it was closed, back navigation leads to the page before", async ({ page }) => {
  await visit(page, "/docs/try-it");
  await page
    .getByRole("link", { name: /Get started/u })
    .last()
    .tap();
  await expect(page).toHaveURL(/\/docs\/get-started$/u);
  await button(page).tap();
  await page.getByTitle("Cancel").tap();
  await expect(dialog(page)).toBeHidden();
  await page.waitForFunction(() => history.state !== null);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/try-it$/u);
});

test("opening a result closes it, and back navigation leads to the page before", async ({ page }) => {
  const isMarked = await markDocument(page);
  await button(page).tap();
  await searchFor(page, "averageScore");
  await results(page).first().tap();
  await expect(page).toHaveURL(/#average-score$/u);
  await expect(dialog(page)).toBeHidden();
  expect(await isMarked()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/get-started$/u);
  await expect(dialog(page)).toBeHidden();
});

test("the page behind it does not scroll, its own results do", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await button(page).tap();
  await searchFor(page, "media");
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 5000);
  await expect(results(page).last()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("growing to the size of a desktop closes it", async ({ page }) => {
  await button(page).tap();
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(dialog(page)).toBeHidden();
  await expect(field(page)).toBeVisible();
});

for (const key of ["/", "Control+k"]) {
  test(`${key} opens it`, async ({ page }) => {
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
}

test("the focus stays in it", async ({ page }) => {
  await button(page).tap();
  await searchFor(page, "media");
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.nodeName)).toMatch(
      /DIALOG|BODY/u,
    );
  }
  await expect(results(page).first()).toBeVisible();
});

test("everything to tap is 44 px high and wide", async ({ page }) => {
  const small = async (targets: Locator): Promise<string[]> =>
    targets.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44)
        .map((one) => one.outerHTML),
    );
  expect(await small(button(page))).toEqual([]);
  await button(page).tap();
  await searchFor(page, "media");
  expect(await small(dialog(page).locator("button, input, a"))).toEqual([]);
});
