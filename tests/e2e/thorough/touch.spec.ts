import { visit } from "../support/searchBox";
import { smallTargets } from "../support/shell";
import { expect, test } from "../support/test";

for (const width of [390, 820, 997]) {
  test.describe(`on a touch screen of ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true, isMobile: true });

    test("navbar, breadcrumbs and mobile contents are large enough for a finger", async ({ page }) => {
      await visit(page, "/docs/settings");
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      const isWide = width > 996;
      const isCut = await page.locator(".navbar").evaluate((navbar) => navbar.scrollWidth > navbar.clientWidth);
      expect(isCut).toBe(false);
      if (!isWide) {
        await page.getByRole("button", { name: "On this page" }).tap();
        await expect(page.locator(".theme-doc-toc-mobile a").first()).toBeVisible();
      }
      expect(await smallTargets(page.locator(".navbar :is(a, button)"))).toEqual([]);
      expect(
        await smallTargets(page.locator(".theme-doc-breadcrumbs a, .theme-doc-toc-mobile :is(a, button)")),
      ).toEqual([]);
      if (isWide) {
        await page.locator(".navbar .dropdown > button").first().tap();
        await expect(page.locator(".navbar .dropdown__link").first()).toBeVisible();
      } else {
        await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
        await expect(page.locator(".navbar-sidebar__close")).toBeVisible();
      }
      expect(await smallTargets(page.locator(".navbar :is(a, button)"))).toEqual([]);
    });
  });
}
