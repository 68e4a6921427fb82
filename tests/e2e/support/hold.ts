import type { Page, Route } from "@playwright/test";

/**
 * Holds back requests from now on, as a slow network does.
 *
 * @param url which URLs, as for `page.route`
 * @returns a function that lets the held requests continue or fail, and all later ones continue
 */
export async function hold(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
): Promise<(how?: "continue" | "abort") => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(url, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return async (how = "continue") => {
    released = true;
    await Promise.all(held.map((route) => route[how]()));
  };
}
