import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The link in the head to the Markdown form of the page. */
export const MARKDOWN_LINK = "head > link[rel=alternate][type='text/markdown']";

export function copyButton(page: Page): Locator {
  return page.getByRole("main").getByRole("button", { name: "Copy page", exact: true });
}

/** An action in the open list. */
export function action(page: Page, name: "Copy as Markdown" | "View as Markdown" | "Copy link"): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .locator("button, a")
    .and(page.getByText(name, { exact: true }));
}

/** Opens the list of actions with the button "Copy page". */
export async function openList(page: Page): Promise<void> {
  await copyButton(page).click();
  await expect(action(page, "Copy link")).toBeVisible();
}

/** The message about the last action. */
export function copyMessage(page: Page): Locator {
  return page.getByRole("main").locator(".dropdown").getByRole("status");
}

export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
