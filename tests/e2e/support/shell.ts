import { expect } from "@playwright/test";
import type { BrowserContext, FrameLocator, Locator, Page } from "@playwright/test";

/** Whether a URL is that of a script of certain pages, unlike the two scripts that start every page. */
export const isPageScript = (url: URL): boolean =>
  url.pathname.startsWith("/assets/js/") && !/\/(?:main|runtime~main)\./u.test(url.pathname);

/** Waits until a page has hydrated. On a busy machine, large pages take long. */
export async function waitForHydration(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true", { timeout: 20_000 });
}

/** Whether a path is that of the table of pages, which is fetched for links to unknown pages. */
export function isPageTable(path: string): boolean {
  return /^\/assets\/js\/pages\.[\da-f]{8}\.json$/u.test(path);
}

/** Changes the route without a page load, as Back and Forward do. */
export async function goWithoutLoading(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    window.history.pushState({}, "", url);
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

/** Turns on the data saver for all pages opened from now on, so that they prefetch nothing. */
export async function saveData(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } });
  });
}

/** Saves a colour mode for all pages opened from now on, as an earlier visit does. */
export async function saveMode(page: Page, mode: string): Promise<void> {
  await page.addInitScript((theme) => {
    localStorage.setItem("theme", theme);
  }, mode);
}

/** The visible toggle of the colour mode. */
export function modeToggle(page: Page | FrameLocator): Locator {
  return page.getByRole("button", { name: /^Switch between dark and light mode/u }).filter({ visible: true });
}

/**
 * The computed colour of a design token on a page.
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
