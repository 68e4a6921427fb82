import { expect } from "@playwright/test";
import type { BrowserContext, FrameLocator, Locator, Page } from "@playwright/test";

/** Whether a URL is that of a script of some pages, not of one of the two that start every page. */
export const isPageScript = (url: URL): boolean =>
  url.pathname.startsWith("/assets/js/") && !/\/(?:main|runtime~main)\./u.test(url.pathname);

/** Waits until a page responds. Large pages take their time on a busy machine. */
export async function started(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true", { timeout: 20_000 });
}

/** Whether a path is that of the table of all pages, which a page fetches for a link to a page that it does not know. */
export function isPageTable(path: string): boolean {
  return /^\/assets\/js\/pages\.[\da-f]{8}\.json$/u.test(path);
}

/** Goes to a page of the site without loading it, as Back and Forward do. */
export async function goWithoutLoading(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    window.history.pushState({}, "", url);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/** Turns on the data saver for pages that are opened from now on, so that they prefetch nothing. */
export async function saveData(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } });
  });
}

/** The button of the colour mode that the reader sees. */
export function modeToggle(page: Page | FrameLocator): Locator {
  return page.getByRole("button", { name: /^Switch between dark and light mode/u }).filter({ visible: true });
}

/**
 * The colour that a design token has on a page now, as the browser computes it.
 *
 * @param token name of a custom property
 */
export async function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
