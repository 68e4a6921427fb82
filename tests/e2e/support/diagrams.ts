import type { Page } from "@playwright/test";

/** Scrolls to the first diagram of the page: diagrams are drawn when a reader comes near. */
export async function scrollToDiagram(page: Page): Promise<void> {
  await page.locator("main noscript + div").first().scrollIntoViewIfNeeded();
}
