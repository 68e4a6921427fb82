import type { Page } from "@playwright/test";
import { started } from "./support/shell";
import { expect, test } from "./support/test";

/** The script element that starts the page. */
const MAIN = "script[src*='/main.']";

/** Opens a page in a browser that reports no paint. */
async function visitUnpainted(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
}

test("scripts run after the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("script[src*='/main.']")) return;
      observer.disconnect();
      performance.mark("run");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/docs/intro");
  await started(page);
  const { paint, run, ahead, later } = await page.evaluate(() => {
    const startOf = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    const of = (selector: string): number[] =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => startOf(href));
    return {
      paint: startOf("first-paint"),
      run: startOf("run"),
      ahead: of("link[as=script][fetchpriority=low]"),
      later: of("link[as=script]:not([fetchpriority])"),
    };
  });
  expect(run).toBeGreaterThan(paint);
  expect(ahead).toHaveLength(2);
  for (const start of ahead) expect(start).toBeLessThan(run);
  expect(later.length).toBeGreaterThan(0);
  for (const start of later) expect(start).toBeGreaterThan(paint);
});

test("if no paint is reported, scripts run after three seconds", async ({ page }) => {
  await page.clock.install();
  await visitUnpainted(page, "/docs/intro");
  await page.clock.pauseAt(Date.now() + 1000);
  await expect(page.locator(MAIN)).toHaveCount(0);
  await page.clock.runFor(3000);
  await page.clock.resume();
  await started(page);
});

for (const [name, path, act] of [
  ["presses a key", "/docs/intro", (page: Page) => page.keyboard.press("Shift")],
  ["moves the pointer", "/docs/intro", (page: Page) => page.mouse.move(300, 300)],
  ["moves the focus", "/docs/intro", (page: Page) => page.locator("main a").first().focus()],
  ["arrives at a hash", "/docs/intro#next-steps", () => Promise.resolve()],
] as const) {
  test(`scripts run before a paint is reported when the reader ${name}`, async ({ page }) => {
    await page.clock.install();
    await visitUnpainted(page, path);
    await act(page);
    await expect(page.locator(MAIN)).toHaveCount(1);
    await started(page);
  });
}

test("scripts run in a tab that is not shown", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
  });
  await visitUnpainted(page, "/docs/intro");
  await expect(page.locator(MAIN)).toHaveCount(1);
  await started(page);
});

test("nothing is prefetched before the scripts of the page have loaded", async ({ page }) => {
  await page.goto("/showcase");
  const { own, ahead } = await page.evaluate(async () => {
    const filesOf = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => href);
    const timesOf = (files: readonly string[]): PerformanceResourceTiming[] =>
      files.flatMap((file) => (performance.getEntriesByName(file) as PerformanceResourceTiming[]).slice(0, 1));
    const ownFiles = filesOf("link[rel=preload][as=script]");
    const aheadTimes = (): PerformanceResourceTiming[] =>
      timesOf(filesOf("link[rel=prefetch]").filter((file) => !ownFiles.includes(file)));
    while (aheadTimes().length === 0) await new Promise(requestAnimationFrame);
    return {
      own: timesOf(ownFiles).map(({ responseEnd }) => responseEnd),
      ahead: aheadTimes().map(({ startTime }) => startTime),
    };
  });
  expect(own.length).toBeGreaterThan(2);
  expect(Math.min(...ahead)).toBeGreaterThanOrEqual(Math.max(...own));
});
