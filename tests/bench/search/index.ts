/**
 * Measures the search of the built site, beside two others over the same pages, and writes RESULTS.md. With
 * `--against <folder>`, a folder with another edition of the built site, it measures the search of both instead, and writes
 * EDITIONS.md. `--rounds <number>` repeats visits fewer or more times than five.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { launchOptions } from "../../system/launch";
import { judgedQueries } from "../../search/queries";
import { buildEasyops } from "./easyops/build";
import { easyops } from "./easyops/peer";
import { grow } from "./growth";
import type { Growth } from "./growth";
import { downloadsOf, measure } from "./measure";
import type { Download, Measurement } from "./measure";
import { ownSearch } from "./own";
import { buildPagefind } from "./pagefind/build";
import { pagefind } from "./pagefind/peer";
import { readDocsPages } from "./pages";
import type { Peer } from "./peer";
import { report, reportEditions } from "./results";

const root = path.resolve(import.meta.dirname, "../../..");
const build = path.join(root, "build");
const queries = judgedQueries.map(({ query }) => query);

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** What the command line asks for. */
interface Options {
  readonly against: string | undefined;
  readonly rounds: number;
}

function readOptions(): Options {
  const { values } = parseArgs({ options: { against: { type: "string" }, rounds: { type: "string", default: "5" } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError("--rounds is a whole number from 1 on.");
  return { against: values.against === undefined ? undefined : path.resolve(values.against), rounds };
}

/** The search of this site and two others over its pages; Pagefind comes last, as times are compared with its own. */
async function withPeers(folder: string): Promise<Peer[]> {
  say("Building the site with @easyops-cn/docusaurus-search-local …");
  const withEasyops = await buildEasyops(root, path.join(folder, "easyops"));
  say("Indexing the site with Pagefind …");
  const withPagefind = await buildPagefind(build, path.join(folder, "pagefind"));
  return [ownSearch(build), easyops(withEasyops), pagefind(build, withPagefind)];
}

async function inBrowser<Result>(act: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

function measureAll(
  searches: readonly Peer[],
  rounds: number,
): Promise<{ version: string; measurements: Measurement[] }> {
  return inBrowser(async (browser) => {
    const measurements: Measurement[] = [];
    for (const peer of searches) {
      say(`Measuring ${peer.name} …`);
      measurements.push(await measure(browser, peer, queries, rounds));
    }
    return { version: browser.version(), measurements };
  });
}

function measureEach(peer: Peer): Promise<Download[]> {
  say("Asking each judged query on a fresh page …");
  return inBrowser((browser) => downloadsOf(browser, peer, queries));
}

function circumstances(version: string): string[] {
  const [cpu] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    `Chromium ${version}, Node.js ${process.version}`,
    `${String(cpus().length)} cores (${cpu?.model ?? "unknown"}), ${String(Math.round(totalmem() / 2 ** 30))} GiB; load ${loadavg()[0]?.toFixed(1) ?? "unknown"} at the end`,
  ];
}

async function write(name: string, text: string): Promise<void> {
  const file = path.join(import.meta.dirname, name);
  await writeFile(file, text);
  say(`Written to ${path.relative(root, file)}.`);
}

/** Measures this edition of the site and another, whose times come last and are what others are compared with. */
async function compareEditions(against: string, rounds: number): Promise<void> {
  const editions = [ownSearch(build), ownSearch(against, "the other edition")];
  const { version, measurements } = await measureAll(editions, rounds);
  await write("EDITIONS.md", reportEditions({ circumstances: circumstances(version), measurements, rounds }));
}

async function compareSearches(rounds: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-search-"));
  try {
    const { version, measurements } = await measureAll(await withPeers(folder), rounds);
    const each = await measureEach(ownSearch(build));
    const pages = await readDocsPages(build);
    const growth: Growth[] = [];
    for (const times of [1, 4, 16]) {
      say(`Growing the site to ${String(times)} times its pages …`);
      growth.push(await grow(pages, times, queries));
    }
    const known = [`${String(pages.length)} docs pages; category pages come on top`, ...circumstances(version)];
    await write("RESULTS.md", report({ circumstances: known, measurements, each, growth, rounds }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { against, rounds } = readOptions();
  for (const site of against === undefined ? [build] : [build, against]) {
    if (existsSync(path.join(site, "search-index-en.json"))) continue;
    say(`There is no search index in ${site}: run \`npm run build\` there first.`);
    process.exitCode = 1;
    return;
  }
  await (against === undefined ? compareSearches(rounds) : compareEditions(against, rounds));
}

void main();
