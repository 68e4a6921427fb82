import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { phone, visit } from "./support/searchBox";
import { middleOf } from "./support/shell";
import { expect, test } from "./support/test";

test.use({ viewport: phone });

const toggle = (page: Page): Locator => page.getByRole("button", { name: "Toggle navigation bar" });

const menu = (page: Page): Locator => page.getByRole("dialog", { name: "Navigation" });

/** Opens the menu by keyboard. */
async function openMenu(page: Page): Promise<void> {
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page).locator(".navbar-sidebar")).toBeVisible();
}

test("up to 996 px, the navbar collapses into a button", proves("L80a", "L172"), async ({ page }) => {
  await visit(page, "/");
  const icon = await middleOf(page.locator(".navbar__toggle svg").first());
  expect(icon).toBeCloseTo(await middleOf(page.locator(".navbar__brand").first()), 0);
  for (const width of [996, 997]) {
    await page.setViewportSize({ width, height: 844 });
    const collapsed = width <= 996;
    await expect(toggle(page)).toBeVisible({ visible: collapsed });
    await expect(page.locator(".navbar__items--right").getByText("Showcase")).toBeVisible({ visible: !collapsed });
  }
  await page.setViewportSize({ width: 996, height: 844 });
  await openMenu(page);
  await page.setViewportSize({ width: 997, height: 844 });
  await expect(menu(page)).toHaveCount(0);
});

test("up to 996 px, the sidebar moves into the menu", proves("L116", "L172"), async ({ page }) => {
  await visit(page, "/docs/settings");
  for (const width of [996, 997]) {
    await page.setViewportSize({ width, height: 844 });
    const isWide = width > 996;
    await expect(page.locator(".theme-doc-sidebar-container")).toBeVisible({ visible: isWide });
    await expect(page.locator(".table-of-contents").first()).toBeVisible({ visible: isWide });
    await expect(page.getByRole("button", { name: "On this page" })).toBeVisible({ visible: !isWide });
    await expect(page.getByRole("search")).toHaveCount(isWide ? 1 : 0);
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible({ visible: !isWide });
  }
});

test("the open menu traps the focus and returns it when it closes", proves("L108b"), async ({ page }) => {
  await visit(page, "/");
  await openMenu(page);
  const inside = async (): Promise<boolean> =>
    menu(page).evaluate((element) => element.contains(document.activeElement));
  const first = menu(page).getByRole("link", { name: "GraphQL-Markdown", exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  expect(await inside()).toBe(true);
  await expect(first).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    expect(await inside()).toBe(true);
  }
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");

  await openMenu(page);
  await menu(page).getByRole("button", { name: "Close navigation bar" }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();

  await openMenu(page);
  await page.locator(".navbar-sidebar__backdrop").click({ position: { x: 380, y: 400 } });
  await expect(menu(page)).toHaveCount(0);

  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(menu(page)).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
});

test(
  "the menu has links, a second level for the sidebar, and closes on Back",
  proves("L80b", "L80c", "L80d", "L108a", "L108c", "L108d", "L109a"),
  async ({ page }) => {
    const back = menu(page).getByRole("button", { name: "Back to main menu" });
    await visit(page, "/");
    await openMenu(page);
    const child = menu(page).getByRole("link", { name: "Group by directive" });
    await expect(child).toBeHidden();
    await menu(page).getByRole("button", { name: "Expand the dropdown" }).click();
    await expect(child).toBeVisible();
    await menu(page).getByRole("button", { name: "Collapse the dropdown" }).click();
    await expect(child).toBeHidden();
    await menu(page).getByRole("link", { name: "Showcase" }).click();
    await expect(page).toHaveURL("/showcase");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Showcase");
    await expect(menu(page)).toHaveCount(0);

    await openMenu(page);
    await expect(menu(page).getByRole("link", { name: "API" })).toBeVisible();
    await expect(back).not.toBeInViewport();
    await menu(page).getByRole("link", { name: "Docs", exact: true }).click();
    await expect(page).toHaveURL("/docs/intro");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
    await expect(menu(page)).toHaveCount(0);

    await openMenu(page);
    await expect(menu(page).getByRole("link", { name: "Get started" })).toBeVisible();
    await expect(back).toBeInViewport();
    await back.click();
    await expect(menu(page).getByRole("link", { name: "Docs", exact: true })).toBeFocused();
    await expect(back).not.toBeInViewport();
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    // The menu opens at the sidebar again, although it was closed at its first level.
    await openMenu(page);
    await expect(menu(page).getByRole("link", { name: "Get started" })).toBeInViewport();
    await expect(menu(page).getByRole("link", { name: "Showcase" })).not.toBeInViewport();
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL("/docs/intro");
  },
);

for (const width of [390, 820]) {
  for (const path of ["/docs/settings", "/examples/default/types/objects/media"]) {
    test(`at ${String(width)} px the menu of ${path} fits, and shows the current page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, path);
      await openMenu(page);
      const drawer = menu(page).locator(".navbar-sidebar");
      const panel = drawer.locator(".navbar-sidebar__item:not([inert])");
      const current = panel.locator("[aria-current=page]");
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await drawer.evaluate((element) => element.scrollLeft)).toBe(0);

      const [right, drawerWidth] = await drawer.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return [box.right, box.width] as const;
      });
      expect(drawerWidth).toBeLessThanOrEqual(320);
      const overflowing = await panel
        .locator("a, button, input")
        .evaluateAll(
          (all, edge) =>
            all
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge)
              .map((one) => one.textContent),
          right,
        );
      expect(overflowing).toEqual([]);

      // The filter, which stays at the top of a long list, does not cover the link.
      const isOnTop = await current.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return [1, height - 1].every((y) => element.contains(document.elementFromPoint(left + 20, top + y)));
      });
      expect(isOnTop).toBe(true);
    });
  }
}
