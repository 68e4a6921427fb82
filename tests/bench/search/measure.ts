import type { Browser, Page } from "@playwright/test";
import type { Peer, Reply } from "./peer";
import { readSent, serve } from "./server";
import type { Line, Site } from "./server";
import { gzipSize, weigh } from "./sizes";
import type { Weight } from "./sizes";
import { median } from "./statistics";
import { listenIn, prepareScripts } from "./taps";
import { readTasks, TASK_CATEGORIES } from "./tasks";

/** Typed at once after the first click; every search finds something for it. */
const FIRST_QUERY = "media";

/** Lines on which the first search is timed, from the machine's own to that of a phone. */
export const LINES: readonly (Line | undefined)[] = [
  undefined,
  { name: "10 Mbit/s, 40 ms", roundTrip: 40, bits: 10_000_000 },
  { name: "1.6 Mbit/s, 150 ms", roundTrip: 150, bits: 1_600_000 },
];

/** Milliseconds from the first click to the first result for a word typed at once, and until the answer is whole. */
interface Wait {
  readonly first: number;
  readonly whole: number;
}

/** What a reader waits for and downloads. */
export interface Measurement {
  readonly name: string;
  readonly weight: Weight;
  /** One for each line. */
  readonly waits: readonly Wait[];
  /** Milliseconds of the longest task of the page's main thread in that time. */
  readonly longestTask: number;
  /** Milliseconds of CPU that its workers take in that time. */
  readonly workers: number;
  /** One for each query. */
  readonly replies: readonly Reply[];
}

/** What the clock leaves in the page: when the reader clicked, and when the first result and the whole answer stood there. */
interface Marks {
  searchStart?: number;
  searchFirst?: number;
  searchWhole?: number;
}

/** Starts the clock with the first click, and stops it in the page: asking from outside may be half a second late. */
function clock({ result, settled = result }: Pick<Peer, "result" | "settled">): void {
  const marks = globalThis as Marks;
  const start = (): void => {
    marks.searchStart ??= performance.now();
  };
  addEventListener("pointerdown", start, { capture: true });
  new MutationObserver(() => {
    if (document.querySelector(result)) marks.searchFirst ??= performance.now();
    if (marks.searchFirst !== undefined && document.querySelector(settled)) marks.searchWhole ??= performance.now();
  }).observe(document.documentElement, { childList: true, subtree: true, attributes: true });
}

async function search(page: Page, peer: Peer, query: string): Promise<Wait> {
  await page.evaluate(clock, { result: peer.result, settled: peer.settled });
  await page.locator(peer.opener).first().click();
  await page.locator(peer.field).first().focus();
  await page.keyboard.insertText(query);
  await page.waitForFunction(() => (globalThis as Marks).searchWhole !== undefined);
  return page.evaluate(() => {
    const { searchStart = NaN, searchFirst = NaN, searchWhole = NaN } = globalThis as Marks;
    return { first: searchFirst - searchStart, whole: searchWhole - searchStart };
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

/** Does something several times, one after the other. */
async function repeat<T>(rounds: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await act());
  return results;
}

/** What one query costs a reader who has asked nothing before. */
export interface Download {
  readonly requests: number;
  /** Bytes with gzip. */
  readonly gzip: number;
}

/** What each query makes a reader download from the first click to its whole answer, each on a fresh page. */
export async function downloadsOf(browser: Browser, peer: Peer, queries: readonly string[]): Promise<Download[]> {
  const site = await serve(peer.folders);
  try {
    const downloads: Download[] = [];
    for (const query of queries) {
      await onFreshPage(browser, site, peer.path, (page) => search(page, peer, query));
      const files = await readSent(site.sent);
      downloads.push({ requests: files.length, gzip: gzipSize(files) });
    }
    return downloads;
  } finally {
    await site.close();
  }
}

/**
 * Measures a search in a browser, each first search on a fresh page. Tasks are traced in rounds of their own, because
 * tracing takes time.
 *
 * @param queries - asked one after the other once the search is ready
 * @param rounds - times that the first search is repeated, each in a new browser context; the median counts
 */
export async function measure(
  browser: Browser,
  peer: Peer,
  queries: readonly string[],
  rounds: number,
): Promise<Measurement> {
  const site = await serve(peer.folders);
  try {
    const on = <T>(act: (page: Page) => Promise<T>): Promise<T> => onFreshPage(browser, site, peer.path, act);
    const waits: Wait[] = [];
    for (const line of LINES) {
      const visits = await repeat(rounds, () =>
        on(async (page) => {
          // The page itself has loaded before.
          site.line = line;
          const wait = await search(page, peer, FIRST_QUERY);
          site.line = undefined;
          return wait;
        }),
      );
      waits.push({ first: median(visits.map(({ first }) => first)), whole: median(visits.map(({ whole }) => whole)) });
    }
    const weight = weigh(await readSent(site.sent));
    const tasks = await repeat(rounds, () =>
      on(async (page) => {
        await browser.startTracing(page, { categories: TASK_CATEGORIES });
        await search(page, peer, FIRST_QUERY);
        return readTasks(await browser.stopTracing());
      }),
    );
    const replies = await on(async (page) => {
      await listenIn(page);
      await search(page, peer, FIRST_QUERY);
      return peer.ask(page, queries);
    });
    return {
      name: peer.name,
      weight,
      waits,
      longestTask: median(tasks.map(({ longest }) => longest)),
      workers: median(tasks.map(({ workers }) => workers)),
      replies,
    };
  } finally {
    await site.close();
  }
}
