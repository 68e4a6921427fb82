import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { proves } from "../conformance/proves";
import { started } from "./shell";

test.use({ viewport: { width: 390, height: 844 } });

interface Menu {
  readonly button: Locator;
  readonly dialog: Locator;
}

/** Opens the menu by keyboard on the page that is shown. */
async function openHere(page: Page): Promise<Menu> {
  const button = page.getByRole("button", { name: "Toggle navigation bar" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Navigation" });
  await expect(dialog.locator(".navbar-sidebar")).toBeVisible();
  return { button, dialog };
}

async function open(page: Page, path: string): Promise<Menu> {
  await page.goto(path);
  await started(page);
  return openHere(page);
}

test("the button of the menu is drawn on the line of the brand", async ({ page }) => {
  await page.goto("/");
  const middle = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  expect(await middle(".navbar__toggle svg")).toBeCloseTo(await middle(".navbar__brand"), 0);
});

for (const [width, state] of [
  [996, "collapses into a button"],
  [997, "shows its items"],
] as const) {
  test(`at ${String(width)} px the navbar ${state}`, proves("L80a", "L172"), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const collapsed = width <= 996;
    await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeVisible({ visible: collapsed });
    await expect(page.locator(".navbar__items--right").getByText("Showcase")).toBeVisible({ visible: !collapsed });
  });
}

test("the open menu takes the focus and keeps it, forwards and backwards", async ({ page }) => {
  const { dialog } = await open(page, "/");
  const inside = async (): Promise<boolean> => dialog.evaluate((element) => element.contains(document.activeElement));
  const first = dialog.getByRole("link", { name: "GraphQL-Markdown", exact: true });
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
});

test("Escape closes the menu and gives the focus back to its button", async ({ page }) => {
  const { button, dialog } = await open(page, "/");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("the close button of the menu closes it", async ({ page }) => {
  const { button, dialog } = await open(page, "/");
  await dialog.getByRole("button", { name: "Close navigation bar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a touch beside the menu closes it", async ({ page }) => {
  const { dialog } = await open(page, "/");
  await page.locator(".navbar-sidebar__backdrop").click({ position: { x: 380, y: 400 } });
  await expect(dialog).toHaveCount(0);
});

test("going back closes the menu and stays on the page", proves("L80d"), async ({ page }) => {
  const { dialog } = await open(page, "/showcase");
  await dialog.getByRole("link", { name: "Docs", exact: true }).click();
  await expect(page).toHaveURL("/docs/intro");
  await openHere(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/docs/intro");
});

test("growing to desktop closes the menu, and shrinking again leaves it closed", proves("L108b"), async ({ page }) => {
  const { dialog } = await open(page, "/");
  await page.setViewportSize({ width: 1200, height: 844 });
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toHaveAttribute("aria-expanded", "false");
});

test("the page does not scroll behind the open menu, and scrolls again after it", proves("L108a"), async ({ page }) => {
  await open(page, "/docs/settings");
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("a docs page's menu opens at its sidebar, and goes back", proves("L80b", "L80c", "L108c"), async ({ page }) => {
  const { dialog } = await open(page, "/docs/intro");
  await expect(dialog.getByRole("link", { name: "Get started" })).toBeVisible();
  await dialog.getByRole("button", { name: "Back to main menu" }).click();
  await expect(dialog.getByRole("link", { name: "Docs", exact: true })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Back to main menu" })).not.toBeInViewport();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await expect(dialog.getByRole("button", { name: "Back to main menu" })).toBeInViewport();
});

test("on a page without a sidebar the menu has one level", proves("L80b"), async ({ page }) => {
  const { dialog } = await open(page, "/showcase");
  await expect(dialog.getByRole("link", { name: "API" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Back to main menu" })).not.toBeInViewport();
});

test("a dropdown of the menu is collapsed, and opens by its button", proves("L109a"), async ({ page }) => {
  const { dialog } = await open(page, "/");
  const child = dialog.getByRole("link", { name: "Group by directive" });
  await expect(child).toBeHidden();
  await dialog.getByRole("button", { name: "Expand the dropdown" }).click();
  await expect(child).toBeVisible();
  await dialog.getByRole("button", { name: "Collapse the dropdown" }).click();
  await expect(child).toBeHidden();
});

test("a dropdown of the menu starts expanded when one of its pages is shown", proves("L109b"), async ({ page }) => {
  const { dialog } = await open(page, "/examples/group-by");
  await dialog.getByRole("button", { name: "Back to main menu" }).click();
  await expect(dialog.getByRole("link", { name: "Group by directive" })).toBeVisible();
});

test("a dropdown of the menu starts expanded when a page below one of its pages is shown", async ({ page }) => {
  const { dialog } = await open(page, "/examples/group-by/common/objects/room");
  await dialog.getByRole("button", { name: "Back to main menu" }).click();
  await expect(dialog.getByRole("link", { name: "Group by directive" })).toHaveClass(/menu__link--active/u);
  await expect(dialog.getByRole("link", { name: "Group by directive" })).toBeVisible();
});

test("a link of the menu leads to its page and closes the menu", async ({ page }) => {
  const { dialog } = await open(page, "/");
  await dialog.getByRole("link", { name: "Showcase" }).click();
  await expect(page).toHaveURL("/showcase");
  await expect(dialog).toHaveCount(0);
});
