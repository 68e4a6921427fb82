import { desktop, field, markDocument, markedTexts, results, searchFor, urlOf, visit } from "./support/searchBox";
import { expect, test } from "./support/test";

test.use({ viewport: desktop });

test("the pointer makes a result active, opens it, also in a new tab, and closes and opens the panel", async ({
  page,
  context,
}) => {
  await visit(page, "/docs/intro");
  const isMarked = await markDocument(page);
  await searchFor(page, "media");
  await results(page).nth(2).hover();
  await expect(results(page).nth(2)).toHaveAttribute("aria-selected", "true");
  await page.mouse.move(100, 700);
  await expect(results(page).first()).toHaveAttribute("aria-selected", "true");
  await page.mouse.click(400, 700);
  await expect(results(page)).toHaveCount(0);
  await field(page).click();
  await expect(results(page).first()).toBeVisible();

  const url = await urlOf(results(page).nth(1));
  for (const how of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
    const [opened] = await Promise.all([context.waitForEvent("page"), results(page).nth(1).click(how)]);
    await expect(opened).toHaveURL(url);
    await expect.poll(() => markedTexts(opened)).toContainEqual(expect.stringMatching(/media/iu));
    await expect(page).toHaveURL(/\/docs\/intro$/u);
    await expect(results(page).first()).toBeVisible();
    await opened.close();
  }

  await results(page).nth(1).click();
  await expect(page).toHaveURL(url);
  await expect(results(page)).toHaveCount(0);
  expect(await isMarked()).toBe(true);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens a result, and a tap beside the panel closes it", async ({ page }) => {
    await visit(page, "/docs/intro");
    await field(page).tap();
    await searchFor(page, "averageScore");
    await page.touchscreen.tap(400, 700);
    await expect(results(page)).toHaveCount(0);
    await field(page).tap();
    await results(page).first().tap();
    await expect(page).toHaveURL(/#average-score$/u);
  });
});
