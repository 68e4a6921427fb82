import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { frames } from "./shell";

/** A layout shift: its score, and the elements that moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/**
 * Collects the layout shifts of all pages loaded from now on. Holds the main script back until the first paint, so that the
 * shifts that scripts cause are detected on fast machines too. Until all rows of the page have been laid out, ignores shifts
 * within a table whose columns are not fixed, because the column widths depend on all rows. Browsers lay out the last rows in
 * the frame after the HTML has ended.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    let rowsLaidOut = Infinity;
    document.addEventListener(
      "readystatechange",
      () => {
        requestAnimationFrame(() =>
          requestAnimationFrame((time) => {
            rowsLaidOut = time;
          }),
        );
      },
      { once: true },
    );
    const isInFluidTable = ({ node }: ShiftEntry["sources"][number]): boolean =>
      node instanceof Element && node.closest("table tr") !== null && node.closest(".fixed-columns") === null;
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as ShiftEntry[]) {
        if (startTime < rowsLaidOut && sources.every(isInFluidTable)) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 160) : (node?.nodeName ?? "removed"),
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(/\/assets\/js\/main\./u, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.fallback();
  });
}

/** Maximum number of steps in which a page is scrolled. Each takes two frames. */
const MAX_STEPS = 24;

/** Scrolls to the end of the page, one screen at a time; on a very long page, in larger steps. */
export async function scrollThrough(page: Page): Promise<void> {
  const { length, screen } = await page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  const step = Math.max(screen, length / MAX_STEPS);
  for (let top = 0; top < length; top += step) {
    await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: "instant" });
    }, top);
    await frames(page);
  }
}

/** Waits until all diagrams that have come near the view so far are drawn. */
export async function waitForDiagrams(page: Page): Promise<void> {
  await expect(page.locator("svg[aria-hidden] + div:empty")).toHaveCount(0, { timeout: 20_000 });
}

/** Number of pixels by which the page can be scrolled sideways. */
export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Largest sum that counts as no shift: a hundredth of a "good" score (https://web.dev/articles/cls). */
const NO_SHIFT = 0.001;

/** Expects that nothing has shifted so far; on failure, lists what has. */
export async function expectNoShift(page: Page): Promise<void> {
  await frames(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThanOrEqual(NO_SHIFT);
}
