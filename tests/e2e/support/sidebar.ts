import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";

/**
 * Opens a closed category of a sidebar, and measures how long the theme animates that.
 *
 * @param name matches the text of the category
 * @returns duration of the animation in milliseconds
 */
export async function openCategory(sidebar: Locator, name: RegExp): Promise<number> {
  const category = sidebar.locator("[aria-expanded]", { hasText: name });
  await expect(category).toHaveAttribute("aria-expanded", "false");
  await category.click();
  const list = category.locator("xpath=ancestor::li[1]/ul");
  // The theme measures the list before it sets a transition.
  await expect.poll(() => list.evaluate((element) => element.style.transition)).toMatch(/^height /u);
  const duration = await list.evaluate((element) => getComputedStyle(element).transitionDuration);
  return Math.round(Number.parseFloat(duration) * 1000);
}
