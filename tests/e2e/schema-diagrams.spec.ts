import { expect, test } from "@playwright/test";
import { markDocument, visit } from "./searchBox";

const OBJECT = "/examples/default/types/objects/media";

test("neighbours in a diagram, and what is left out of it, are followed without loading the site anew", async ({
  page,
}) => {
  await visit(page, OBJECT);
  const stillThere = await markDocument(page);
  await page.locator(".schema-diagram").getByRole("link", { name: "and 38 more" }).click();
  await expect(page).toHaveURL(/#section-member-of$/u);
  await expect(page.locator("#section-member-of")).toBeInViewport();

  const link = page.locator(".schema-diagram").getByRole("link", { name: "AiringEpisode" });
  await page.locator(".schema-diagram a").first().focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link.locator("rect")).toHaveCSS("stroke-width", "3px");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/types\/objects\/airing-episode$/u);
  expect(await stillThere()).toBe(true);
  await expect(page.locator(".schema-diagram .centre")).toContainText("AiringEpisode");
});

for (const path of [OBJECT, "/examples/default/types/unions/activity-union"]) {
  test(`a diagram of ${path} is whole at any width, its text is of 12 px, and nothing lies over anything`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await page.locator(".schema-diagram svg > g").evaluateAll((groups) =>
        groups.map((group) => {
          const { left, right, top, bottom } = group.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      expect(boxes.length).toBeGreaterThan(2);
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        const over = boxes.filter(
          (other) =>
            other !== box &&
            other.left < box.right &&
            box.left < other.right &&
            other.top < box.bottom &&
            box.top < other.bottom,
        );
        expect(over).toEqual([]);
      }
      const outside = await page.locator(".schema-diagram svg > g").evaluateAll((groups) =>
        groups.flatMap((group) => {
          const frame = group.querySelector("rect")?.getBoundingClientRect();
          return [...group.querySelectorAll("text")]
            .filter((text) => text.getBoundingClientRect().right > (frame?.right ?? 0))
            .map((text) => text.textContent);
        }),
      );
      expect(outside).toEqual([]);
      const sizes = await page
        .locator(".schema-diagram text")
        .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test("diagrams have links where there are no scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto(OBJECT);
  await page.locator(".schema-diagram").getByRole("link", { name: "MediaTitle" }).click();
  await expect(page).toHaveURL(/\/types\/objects\/media-title\/?$/u);
  await context.close();
});
