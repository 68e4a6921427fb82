import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { recordTasks } from "../../e2e/support/mainThread";
import { serveCompressed } from "../../lighthouse/server";
import type { Search } from "./searches";
import { median } from "./statistics";

/** Typed at once after the first click into a search of this site; every search has results for it. */
const FIRST_QUERY = "media";

/** A network connection between the server and its reader. */
interface Line {
  readonly name: string;
  /** Milliseconds from a request to the first byte of the response. */
  readonly roundTrip: number;
  /** Bits per second. */
  readonly bits: number;
}

/** Lines on which the first search is timed. */
export const LINES: readonly Line[] = [
  { name: "10 Mbit/s, 40 ms", roundTrip: 40, bits: 10_000_000 },
  { name: "1.6 Mbit/s, 150 ms", roundTrip: 150, bits: 1_600_000 },
];

/** Milliseconds from the first click to the first result, and to the complete answer, for a word typed at once. */
interface Wait {
  readonly first: number;
  readonly whole: number;
}

/** The waiting times, downloads and results of a search. */
export interface Measurement {
  readonly name: string;
  /** Contents of the files downloaded for the first answer. */
  readonly files: readonly Buffer[];
  /** One for each line. */
  readonly waits: readonly Wait[];
  /** Milliseconds of CPU time of the page's longest task until the first answer is complete. */
  readonly longestTask: number;
  /** Routes of the results of each query, best first. */
  readonly routes: readonly (readonly string[])[];
}

/** Simulates a connection that sends files one after the other. Returns the list of sent files, to which each file is added. */
async function connectBy({ roundTrip, bits }: Line, page: Page): Promise<readonly Buffer[]> {
  const sent: Buffer[] = [];
  let busyUntil = 0;
  await page.route("**", async (route) => {
    const asked = performance.now();
    const response = await route.fetch();
    const body = await response.body();
    sent.push(body);
    busyUntil = Math.max(asked + roundTrip, busyUntil) + (gzipSync(body).length * 8 * 1000) / bits;
    await setTimeout(busyUntil - performance.now());
    await route.fulfill({ response, body });
  });
  return sent;
}

/** Times that `startClock` records in the page. */
interface Times {
  start?: number;
  first?: number;
  whole?: number;
}

/** Records the times inside the page, because polling from outside may be half a second late. */
function startClock({ result, settled = result }: Pick<Search, "result" | "settled">): void {
  const times: Times = {};
  Object.assign(globalThis, { times });
  addEventListener("pointerdown", () => (times.start ??= performance.now()), { capture: true });
  new MutationObserver(() => {
    if (document.querySelector(result)) times.first ??= performance.now();
    if (times.first !== undefined && document.querySelector(settled)) times.whole ??= performance.now();
  }).observe(document.documentElement, { childList: true, subtree: true, attributes: true });
}

async function firstSearch(page: Page, search: Search): Promise<Wait> {
  await page.evaluate(startClock, { result: search.result, settled: search.settled });
  await page.locator(search.opener).first().click();
  await page.locator(search.field).first().focus();
  await page.keyboard.insertText(search.firstQuery ?? FIRST_QUERY);
  const times = await page.waitForFunction(() => {
    const { times: known } = globalThis as unknown as { readonly times: Times };
    return known.whole === undefined ? undefined : known;
  });
  const { start = NaN, first = NaN, whole = NaN } = (await times.jsonValue()) ?? {};
  return { first: first - start, whole: whole - start };
}

/**
 * Measures a search in a browser. Each first search happens on a fresh page.
 *
 * @param queries - asked one after the other, after a first search
 * @param rounds - number of first searches, of which the medians are taken
 */
export async function measure(
  browser: Browser,
  search: Search,
  queries: readonly string[],
  rounds: number,
): Promise<Measurement> {
  const host = await serveCompressed(search.folder);
  async function onFreshPage<T>(act: (page: Page) => Promise<T>): Promise<T> {
    const page = await browser.newPage();
    // esbuild makes functions call this helper, also those that are passed to the page.
    await page.addInitScript("globalThis.__name = (value) => value;");
    await page.addInitScript(search.prepare ?? "");
    await page.goto(host.origin + search.path, { waitUntil: "networkidle" });
    const result = await act(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
    return result;
  }
  async function repeat<T>(act: (page: Page) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await onFreshPage(act));
    return results;
  }

  const waits: Wait[] = [];
  let files: readonly Buffer[] = [];
  for (const line of LINES) {
    const visits = await repeat(async (page) => {
      files = await connectBy(line, page);
      return firstSearch(page, search);
    });
    waits.push({ first: median(visits.map(({ first }) => first)), whole: median(visits.map(({ whole }) => whole)) });
  }
  // In separate visits, because tracing takes time.
  const longest = await repeat(async (page) => {
    const stop = await recordTasks(browser, page);
    await firstSearch(page, search);
    return (await stop())[0] ?? 0;
  });
  const routes = await onFreshPage(async (page) => {
    await firstSearch(page, search);
    const all: (readonly string[])[] = [];
    for (const query of queries) all.push(await search.ask(page, query));
    return all;
  });
  await host.close();
  return { name: search.name, files, waits, longestTask: median(longest), routes };
}
