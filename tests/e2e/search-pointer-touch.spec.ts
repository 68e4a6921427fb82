import { expect, test } from "@playwright/test";
import { desktop, field, markDocument, results, searchFor, visit } from "./searchBox";

test.use({ viewport: desktop });

test.beforeEach(async ({ page }) => {
  await visit(page, "/docs/intro");
});

test("the pointer makes a result active, and the first is active again when it leaves", async ({ page }) => {
  await searchFor(page, "media");
  await results(page).nth(2).hover();
  await expect(results(page).nth(2)).toHaveAttribute("aria-selected", "true");
  await page.mouse.move(100, 700);
  await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
});

test("a click opens the result without loading a page", async ({ page }) => {
  const isMarked = await markDocument(page);
  await searchFor(page, "averageScore");
  const href = (await results(page).nth(1).getAttribute("href")) ?? "no result";
  await results(page).nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`, "u"));
  await expect(results(page)).toHaveCount(0);
  expect(await isMarked()).toBe(true);
});

for (const [name, options] of [
  ["a click with Ctrl", { modifiers: ["Control"] }],
  ["a click of the middle button", { button: "middle" }],
] as const) {
  test(`${name} opens the result in a new tab and leaves the panel open`, async ({ page, context }) => {
    await searchFor(page, "averageScore");
    const href = (await results(page).first().getAttribute("href")) ?? "no result";
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      results(page)
        .first()
        .click("modifiers" in options ? { modifiers: [...options.modifiers] } : options),
    ]);
    await expect(opened).toHaveURL(new RegExp(`${href}$`, "u"));
    await expect(page).toHaveURL(/\/docs\/intro$/u);
    await expect(results(page).first()).toBeVisible();
  });
}

test("a click beside the panel closes it, a click into the field opens it again", async ({ page }) => {
  await searchFor(page, "media");
  await page.mouse.click(400, 700);
  await expect(results(page)).toHaveCount(0);
  await field(page).click();
  await expect(results(page).first()).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens a result, and a tap beside the panel closes it", async ({ page }) => {
    await field(page).tap();
    await searchFor(page, "averageScore");
    await page.touchscreen.tap(400, 700);
    await expect(results(page)).toHaveCount(0);
    await field(page).tap();
    await results(page).first().tap();
    await expect(page).toHaveURL(/#average-score$/u);
  });
});
