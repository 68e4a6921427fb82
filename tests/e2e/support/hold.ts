import type { Page, Route } from "@playwright/test";

/**
 * Holds requests back from now on, as a slow network does.
 *
 * @param url pattern of their URLs, as `page.route` reads it
 * @returns lets them go, or makes them fail, and lets go all that follow
 */
export async function hold(page: Page, url: string | RegExp): Promise<(how?: "continue" | "abort") => Promise<void>> {
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
