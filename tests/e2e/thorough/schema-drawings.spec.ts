import { desktop, markDocument, phone, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

const OBJECT = "/examples/default/types/objects/media";

test("links in a drawing work without a reload", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, OBJECT);
  const stillThere = await markDocument(page);
  const drawing = page.locator(".schema-drawing");
  await drawing.getByRole("link", { name: "and 38 more" }).click();
  await expect(page).toHaveURL(/#section-used-by$/u);
  await expect(page.locator("#section-used-by")).toBeInViewport();

  const link = drawing.getByRole("link", { name: "AiringEpisode" });
  await drawing.getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link.locator("rect")).toHaveCSS("stroke-width", "3px");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/types\/objects\/airing-episode$/u);
  expect(await stillThere()).toBe(true);
  await expect(page.locator(".schema-drawing .centre")).toContainText("AiringEpisode");
});

for (const path of [OBJECT, "/examples/default/types/unions/activity-union"]) {
  test(`the drawing of ${path} has readable text`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, phone.width]) {
      await page.setViewportSize({ width, height: phone.height });
      await expect(page.locator(".schema-drawing svg")).toBeHidden();
      await expect(page.locator("#section-related-types")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(".schema-drawing svg")).toBeVisible();
      const boxes = page.locator(".schema-drawing svg > g", { has: page.locator("text") });
      expect(await boxes.count()).toBeGreaterThan(3);
      const outside = await boxes.evaluateAll((groups) =>
        groups.flatMap((group) => {
          const frame = group.querySelector("rect")?.getBoundingClientRect();
          return [...group.querySelectorAll("text")]
            .filter((text) => text.getBoundingClientRect().right > (frame?.right ?? 0))
            .map((text) => text.textContent);
        }),
      );
      expect(outside).toEqual([]);
      const sizes = await page
        .locator(".schema-drawing text")
        .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test("links in drawings work without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: desktop,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(OBJECT);
  await page.locator(".schema-drawing").getByRole("link", { name: "MediaTitle" }).click();
  await expect(page).toHaveURL(/\/types\/objects\/media-title\/?$/u);
  await context.close();
});

test("on a wide page, the drawing replaces the lists that it shows in full", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, `${OBJECT}#section-member-of`);
  await expect(page.locator(".schema-drawing svg")).toBeInViewport();
  const lists = page.locator(".schema-relations");
  await expect(lists.getByRole("heading", { name: "Used by" })).toBeVisible();
  await expect(lists.getByRole("heading", { name: "Member of" })).toBeHidden();
  await expect(lists.getByRole("listitem").getByRole("link", { name: "FavouriteUnion" })).toBeHidden();
  await page.setViewportSize(phone);
  await expect(lists.getByRole("heading", { name: "Member of" })).toBeVisible();
  await expect(lists.getByRole("listitem").getByRole("link", { name: "FavouriteUnion" })).toBeVisible();
});
