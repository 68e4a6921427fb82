import type { Locator, Page } from "@playwright/test";
import { pageKinds } from "../support/pages";
import { phone, visit } from "../support/searchBox";
import { expect, test } from "../support/test";

const breadcrumbs = (page: Page): Locator => page.getByRole("navigation", { name: "Breadcrumbs" });

const copyButton = (page: Page): Locator => page.getByRole("button", { name: "Copy page" });

/** The vertical middle of an element. */
async function middle(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

for (const hasTouch of [false, true]) {
  test.describe(`on a phone ${hasTouch ? "with" : "without"} touch`, () => {
    test.use({ viewport: phone, hasTouch, isMobile: hasTouch });

    test("the title of each page with breadcrumbs starts in the first 200 pixels", async ({ page }) => {
      let checked = 0;
      for (const { kind, path } of pageKinds) {
        await visit(page, path);
        if ((await breadcrumbs(page).count()) === 0) continue;
        checked += 1;
        await expect(page.getByRole("region", { name: "Announcement" }), kind).toBeVisible();
        expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.y, kind).toBeLessThan(200);
        // The breadcrumbs show only the parent, as text.
        await expect(breadcrumbs(page).getByRole("listitem").filter({ visible: true }), kind).toHaveText([/^\w/u]);
      }
      expect(checked).toBeGreaterThan(8);
    });

    test('"On this page" and "Copy page" are side by side', async ({ page }) => {
      await visit(page, "/docs/settings");
      const contents = page.getByRole("button", { name: "On this page" });
      expect(await middle(contents)).toBeCloseTo(await middle(copyButton(page)), 0);
      const [left, right] = await Promise.all([contents.boundingBox(), copyButton(page).boundingBox()]);
      expect((left?.x ?? Infinity) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
      // On a page without a table of contents, the button is beside the breadcrumb.
      await visit(page, "/docs/category/advanced-settings");
      const crumb = breadcrumbs(page).getByRole("listitem").filter({ visible: true });
      expect(Math.abs((await middle(crumb)) - (await middle(copyButton(page))))).toBeLessThan(6);
    });
  });
}

test("the mobile table of contents ends 16 px above the title, which is near the top", async ({ page }) => {
  for (const [width, limit] of [
    [390, 200],
    [820, 230],
  ] as const) {
    await page.setViewportSize({ width, height: 1180 });
    await visit(page, "/docs/settings");
    await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
    const bar = await page.locator(".theme-doc-toc-mobile").boundingBox();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect((title?.y ?? NaN) - (bar?.y ?? 0) - (bar?.height ?? 0), String(width)).toBe(16);
    expect(title?.y, String(width)).toBeLessThan(limit);
  }
});

for (const width of [320, 360, 390]) {
  test(`at ${String(width)} px the announcement is one line`, async ({ page }) => {
    await page.setViewportSize({ ...phone, width });
    await visit(page, "/docs/settings");
    const box = await page.getByRole("region", { name: "Announcement" }).boundingBox();
    expect(box?.height).toBe(44);
  });
}
