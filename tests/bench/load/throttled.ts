import type { Browser } from "@playwright/test";

/** A slow phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a quarter of the processor's speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;

/**
 * Loads a page on a slow line with an empty cache.
 *
 * @returns milliseconds from the request until the largest paint, and until React has hydrated the page, if it does
 */
export async function throttledVisit(
  browser: Browser,
  url: string,
): Promise<{ readonly lcp: number; readonly hydrated: number | undefined }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // A string, because esbuild adds calls of its helpers to functions, and the page does not have the helpers.
  await page.addInitScript(`
    window.figures = { lcp: 0, hydrated: undefined };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.figures.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new MutationObserver(() => {
      if (document.documentElement?.dataset.hasHydrated === "true") window.figures.hydrated ??= performance.now();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  `);
  await page.goto(url, { waitUntil: "networkidle" });
  // The network can be quiet while React still hydrates.
  const hydrates = (await page.locator("html[data-has-hydrated]").count()) > 0;
  if (hydrates) await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
  const figures = await page.evaluate<{ readonly lcp: number; readonly hydrated: number | undefined }>(
    "window.figures",
  );
  await context.close();
  return figures;
}
