import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { proves } from "../conformance/proves";
import { desktop, dialog, field, markDocument, phone, results, searchFor, visit } from "./searchBox";

test.use({ viewport: phone, hasTouch: true });

const button = (page: Page): Locator => page.getByRole("navigation", { name: "Main" }).getByTitle("Search");

/** What is too small to tap on. */
function small(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44)
      .map((one) => one.outerHTML),
  );
}

test(
  "on a narrow screen a button opens a full-screen search, which Cancel, Escape and a growing window close",
  proves("L116", "L170b", "L170c"),
  async ({ page }) => {
    await visit(page, "/docs/get-started");
    await expect(page.getByRole("search")).toHaveCount(0);
    expect(await small(button(page))).toEqual([]);
    // The focus is there within the tap itself, as a phone wants it for its keyboard.
    const focused = await button(page).evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
      return document.activeElement?.matches("dialog input");
    });
    expect(focused).toBe(true);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });

    await searchFor(page, "media");
    expect(await small(dialog(page).locator("button, input, a"))).toEqual([]);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.nodeName)).toMatch(
        /DIALOG|BODY/u,
      );
    }
    await expect(results(page).first()).toBeVisible();

    for (const close of [() => page.getByTitle("Cancel").tap(), () => page.keyboard.press("Escape")]) {
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(page).toHaveURL(/\/docs\/get-started$/u);
      await button(page).tap();
      await expect(field(page)).toHaveValue("media");
      await expect(field(page)).toBeFocused();
      await expect(results(page).first()).toBeVisible();
    }

    // At 200 % zoom it fits; in a low window its results scroll, and the page behind does not.
    await page.setViewportSize({ width: 720, height: 450 });
    const { content, window } = await dialog(page).evaluate((element) => ({
      content: element.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(window);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 5000);
    await expect(results(page).last()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.setViewportSize(desktop);
    await expect(dialog(page)).toBeHidden();
    await expect(field(page)).toBeVisible();
  },
);

test("back navigation closes it, and leads to the page before when it was closed or a result was opened", async ({
  page,
}) => {
  await visit(page, "/docs/try-it");
  await page
    .getByRole("link", { name: /Get started/u })
    .last()
    .tap();
  // The router scrolls to the top of the page when that is there.
  await expect(page.getByRole("heading", { level: 1, name: "Get started" })).toBeVisible();
  const isMarked = await markDocument(page);

  // By hotkeys: Playwright scrolls to what it taps on.
  for (const key of ["/", "Control+k"]) {
    await page.evaluate(() => {
      scrollTo(0, 400);
    });
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/get-started$/u);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  }

  await button(page).tap();
  await searchFor(page, "averageScore");
  await results(page).first().tap();
  await expect(page).toHaveURL(/#average-score$/u);
  await expect(dialog(page)).toBeHidden();
  expect(await isMarked()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/get-started$/u);
  await expect(dialog(page)).toBeHidden();

  await button(page).tap();
  await page.getByTitle("Cancel").tap();
  await expect(dialog(page)).toBeHidden();
  await page.waitForFunction(() => history.state !== null);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/try-it$/u);
});
