import { expect, test } from "@playwright/test";
import type { Locator } from "@playwright/test";
import { proves } from "../conformance/proves";
import { desktop, visit } from "./searchBox";

test.use({ viewport: desktop });

test("the sidebar has no button that hides it", proves("L110c"), async ({ page }) => {
  await visit(page, "/docs/intro");
  const sidebar = page.getByRole("complementary");
  await expect(sidebar.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
  await expect(page.getByRole("button", { name: /(?:collapse|hide) sidebar$/iu })).toHaveCount(0);
});

test("opening a category leaves the others as they are", proves("L110d"), async ({ page }) => {
  await visit(page, "/examples/default/types/objects/user");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  const open = sidebar.locator("[aria-expanded=true]");
  const before = await open.count();
  expect(before).toBeGreaterThan(0);
  await sidebar.locator("[aria-expanded=false]").first().click();
  await expect(open).toHaveCount(before + 1);
});

/** Seconds that the list below a closed category takes to change its height when the category is opened. */
async function secondsToOpen(sidebar: Locator, name: RegExp): Promise<number> {
  const heading = sidebar.locator("[aria-expanded]", { hasText: name });
  await expect(heading).toHaveAttribute("aria-expanded", "false");
  await heading.click();
  const list = heading.locator("xpath=ancestor::li[1]/ul");
  await expect.poll(() => list.evaluate((element) => element.style.transition)).not.toBe("");
  return list.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration));
}

test("a category takes the longer to open, the more it holds", proves("L110a"), async ({ page }) => {
  await visit(page, "/examples/default/types/enums/media-status");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  const unions = await secondsToOpen(sidebar, /^Unions$/u);
  const inputs = await secondsToOpen(sidebar, /^Inputs$/u);
  expect(unions).toBeGreaterThan(0);
  expect(inputs).toBeGreaterThan(unions);
});
