/**
 * `npm run bench:load`: measures how soon six pages can be read and used, compared to the same pages built by Starlight and
 * VitePress. Needs `build/`; writes RESULTS.md. The argument is the number of rounds: `npm run bench:load -- 9`.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { siteUrl } from "@site/src/config/siteUrl";
import { freePort } from "../../freePort";
import { serveCompressed } from "../../lighthouse/server";
import type { StaticHost } from "../../lighthouse/server";
import { visit } from "../../lighthouse/visit";
import { markdownTable } from "../../search/table";
import { launchOptions } from "../../system/launch";
import { circumstances } from "../build/circumstances";
import { buildPeer, installPeer, outputOf, peers, versionsOf, writePages } from "../build/peers";
import { median } from "../search/statistics";
import { throttledVisit } from "./throttled";

const root = path.resolve(import.meta.dirname, "../../..");
const ROUNDS = Number(process.argv[2] ?? 5);

/** Pages of different length and kind: short and long docs, a generated type, a module of the API. */
const PAGES = [
  "/docs/intro",
  "/docs/settings",
  "/docs/troubleshooting",
  "/docs/get-started",
  "/examples/default/types/objects/media",
  "/api/core/config",
] as const;

interface Site {
  readonly name: string;
  readonly host: StaticHost;
}

/** Medians of all rounds for a page of a site. */
interface Figures {
  /** Lighthouse's score for performance on a phone. */
  readonly score: number;
  /** Largest Contentful Paint (LCP) in milliseconds, as Lighthouse simulates it for a slow phone. */
  readonly simulated: number;
  /** Total Blocking Time (TBT) in milliseconds, as Lighthouse simulates it for a slow phone. */
  readonly blocked: number;
  /** LCP in milliseconds on a throttled connection with a slowed processor. */
  readonly painted: number;
  /** Milliseconds until hydration, under the same conditions; only for our site, whose pages say when they are hydrated. */
  readonly hydrated: number | undefined;
}

/** Builds the pages with each peer, and serves the built sites and our own. */
async function serveSites(temporary: string): Promise<Site[]> {
  const { url, baseUrl } = siteUrl(process.env);
  const build = path.join(root, "build");
  const sites = [{ name: "this site", host: await serveCompressed(build) }];
  for (const name of peers) {
    process.stderr.write(`Building with ${await versionsOf(name)} …\n`);
    const folder = path.join(temporary, name);
    await installPeer(name, folder);
    await writePages(name, folder, build, url + baseUrl);
    await buildPeer(name, folder);
    sites.push({ name: await versionsOf(name), host: await serveCompressed(outputOf(name, folder)) });
  }
  return sites;
}

/** The path of a page on a host: VitePress writes `page.html` where the others write a folder. */
async function pathOn(host: StaticHost, page: string): Promise<string> {
  for (const candidate of [page, `${page}/`, `${page}.html`]) {
    if ((await fetch(host.origin + candidate)).status === 200) return candidate;
  }
  throw new Error(`${host.origin} has no page ${page}.`);
}

/**
 * Measures a page of each site.
 *
 * @param port - the port on which Lighthouse reaches the browser
 */
async function measure(browser: Browser, port: number, sites: readonly Site[], page: string): Promise<Figures[]> {
  const urls = await Promise.all(sites.map(async ({ host }) => host.origin + (await pathOn(host, page))));
  const runs = urls.map(() => ({
    lighthouse: [] as Awaited<ReturnType<typeof visit>>[],
    throttled: [] as ThrottledVisit[],
  }));
  // In turns, so that all sites are measured under the same load.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, url] of urls.entries()) {
      runs[at]?.lighthouse.push(await visit(url, port));
      runs[at]?.throttled.push(await throttledVisit(browser, url));
    }
  }
  return runs.map(({ lighthouse, throttled }) => {
    const hydrated = throttled.flatMap((one) => one.hydrated ?? []);
    return {
      score: median(lighthouse.map(({ performance }) => performance)),
      simulated: median(lighthouse.map(({ lcp }) => lcp)),
      blocked: median(lighthouse.map(({ tbt }) => tbt)),
      painted: median(throttled.map(({ lcp }) => lcp)),
      hydrated: hydrated.length === 0 ? undefined : median(hydrated),
    };
  });
}

type ThrottledVisit = Awaited<ReturnType<typeof throttledVisit>>;

function cellsOf({ score, simulated, blocked, painted, hydrated }: Figures): string[] {
  return [score, simulated, blocked, painted, hydrated].map((value) => value?.toFixed(0) ?? "–");
}

async function main(): Promise<void> {
  const temporary = await mkdtemp(path.join(tmpdir(), "bench-load-"));
  const sites = await serveSites(temporary);
  const port = await freePort();
  const { args = [], ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${String(port)}`],
  });
  try {
    const rows: string[][] = [];
    for (const page of PAGES) {
      process.stderr.write(`${page} …\n`);
      const figures = await measure(browser, port, sites, page);
      rows.push(...figures.map((one, at) => [page, sites[at]?.name ?? "", ...cellsOf(one)]));
    }
    const head = ["page", "site", "score", "simulated LCP", "TBT", "LCP", "hydrated"];
    const text = `# How soon a page can be read and used

Written by \`npm run bench:load\`; do not edit it.

${circumstances()
  .map((line) => `- ${line}`)
  .join("\n")}
- medians of ${String(ROUNDS)} rounds, the sites by turns, served by one server with brotli and without TLS

Starlight and VitePress build the Markdown forms of the same pages, with their own search. Score, simulated LCP and TBT are
Lighthouse's for a phone. LCP and "hydrated" are real: a line of 1.6 Mbit/s with 150 ms, a processor at a quarter of its
speed. Times in milliseconds.

${markdownTable(head, rows)}
`;
    await writeFile(path.join(import.meta.dirname, "RESULTS.md"), text);
    process.stdout.write(text);
  } finally {
    await browser.close();
    await Promise.all(sites.map(async ({ host }) => host.close()));
    await rm(temporary, { recursive: true, force: true });
  }
}

void main();
