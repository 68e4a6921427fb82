import type { Page } from "@playwright/test";
import { started } from "./support/shell";
import { expect, test } from "./support/test";

/** The elements by which the page runs its own scripts. */
const MAIN = "script[src*='/main.']";

/** Opens a page whose browser reports no paint. */
async function visitUnpainted(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
}

test("scripts run after the first paint, and what only the main script needs is fetched after it", async ({ page }) => {
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

test("scripts wait where no paint is reported, for three seconds at most", async ({ page }) => {
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
  ["points", "/docs/intro", (page: Page) => page.mouse.move(300, 300)],
  ["moves the focus", "/docs/intro", (page: Page) => page.locator("main a").first().focus()],
  ["has followed a link to a place on the page", "/docs/intro#next-steps", () => Promise.resolve()],
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

test("nothing is fetched ahead for other pages before the scripts of this page are there", async ({ page }) => {
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
