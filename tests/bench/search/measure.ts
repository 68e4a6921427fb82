import type { Browser, Page } from "@playwright/test";
import type { Peer, Reply } from "./peer";
import { readSent, serve } from "./server";
import type { Site } from "./server";
import { weigh } from "./sizes";
import type { Weight } from "./sizes";
import { median } from "./statistics";
import { listenIn, prepareScripts } from "./taps";
import { longestTask, TASK_CATEGORIES } from "./tasks";

/** Typed at once after the first click; every search finds something for it. */
const FIRST_QUERY = "media";

/** Times that the first search is repeated, each in a new browser context; the median counts. */
const ROUNDS = 5;

/** What a reader waits for and downloads. */
export interface Measurement {
  readonly name: string;
  readonly weight: Weight;
  /** Milliseconds from the first click to the first result for a word typed at once. */
  readonly ready: number;
  /** Milliseconds of the longest task of the page's main thread in that time. */
  readonly longestTask: number;
  /** One for each query. */
  readonly replies: readonly Reply[];
}

/** Starts the clock with the first focus or click, and stops it when a result stands in the page. */
function clock(result: string): void {
  const marks = globalThis as unknown as { searchStart?: number; searchEnd?: number };
  const start = (): void => {
    marks.searchStart ??= performance.now();
  };
  addEventListener("pointerdown", start, { capture: true });
  new MutationObserver(() => {
    if (document.querySelector(result)) marks.searchEnd ??= performance.now();
  }).observe(document.documentElement, { childList: true, subtree: true, attributes: true });
}

async function search(page: Page, peer: Peer): Promise<number> {
  await page.evaluate(clock, peer.result);
  await page.locator(peer.opener).first().click();
  await page.locator(peer.field).first().focus();
  await page.keyboard.insertText(FIRST_QUERY);
  await page.locator(peer.result).first().waitFor();
  return page.evaluate(() => {
    const { searchStart, searchEnd } = globalThis as unknown as { searchStart: number; searchEnd: number };
    return searchEnd - searchStart;
  });
}

/** Opens a page as a reader who was never there, and does something on it. */
async function onFreshPage<T>(browser: Browser, site: Site, path: string, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    await prepareScripts(context);
    const page = await context.newPage();
    await page.goto(site.origin + path, { waitUntil: "networkidle" });
    site.sent.length = 0;
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Repeats something, one after the other. */
async function repeat<T>(act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await act());
  return results;
}

/**
 * Measures a search in a browser, each first search on a fresh page. Tasks are traced in rounds of their own, because
 * tracing takes time.
 *
 * @param queries - asked one after the other once the search is ready
 */
export async function measure(browser: Browser, peer: Peer, queries: readonly string[]): Promise<Measurement> {
  const site = await serve(peer.folders);
  try {
    const on = <T>(act: (page: Page) => Promise<T>): Promise<T> => onFreshPage(browser, site, peer.path, act);
    const times = await repeat(() => on((page) => search(page, peer)));
    const weight = weigh(await readSent(site.sent));
    const tasks = await repeat(() =>
      on(async (page) => {
        await browser.startTracing(page, { categories: TASK_CATEGORIES });
        await search(page, peer);
        return longestTask(await browser.stopTracing());
      }),
    );
    const replies = await on(async (page) => {
      await listenIn(page);
      await search(page, peer);
      return peer.ask(page, queries);
    });
    return { name: peer.name, weight, ready: median(times), longestTask: median(tasks), replies };
  } finally {
    await site.close();
  }
}
