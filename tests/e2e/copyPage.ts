import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { visit } from "./searchBox";

/** What the tests serve as the Markdown of each page. */
export function markdownOf(path: string): string {
  return `# The page at ${path}\n`;
}

/** Serves a text of the tests for each Markdown address of the site. */
export async function serveMarkdown(page: Page): Promise<void> {
  await page.route("**/*.md", async (route) => {
    const body = markdownOf(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: "text/markdown; charset=utf-8", body });
  });
}

/** Names the Markdown of the page that was loaded in its head, as the build does; an empty path takes the name away. */
export async function nameMarkdown(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    for (const link of document.querySelectorAll("link[type='text/markdown']")) link.remove();
    const link = Object.assign(document.createElement("link"), { rel: "alternate", type: "text/markdown", href });
    if (href !== "") document.head.append(link);
  }, path);
}

/** Goes to a page whose head names its Markdown. */
export async function visitWithMarkdown(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await nameMarkdown(page, path.endsWith("/") ? `${path}index.md` : `${path}.md`);
}

export function copyButton(page: Page): Locator {
  return page.getByRole("main").getByRole("button", { name: "Copy page", exact: true });
}

/** What the list offers, by its name. */
export function action(page: Page, name: "Copy as Markdown" | "View as Markdown" | "Copy link"): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .locator("button, a")
    .and(page.getByText(name, { exact: true }));
}

export async function openList(page: Page): Promise<void> {
  await copyButton(page).click();
  await expect(action(page, "Copy link")).toBeVisible();
}

/** What was said about the last attempt. */
export function said(page: Page): Locator {
  return page.getByRole("main").locator(".dropdown").getByRole("status");
}

export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
