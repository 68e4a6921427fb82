import type { Page } from "@playwright/test";

/** Scrolls to the first diagram of the page: diagrams are drawn when they come near the view. */
export async function scrollToDiagram(page: Page): Promise<void> {
  await page.locator("main noscript + div").first().scrollIntoViewIfNeeded();
}
