/**
 * Compares the search of the built site to two others over the same pages, and writes RESULTS.md. Times are medians of several
 * visits. The first argument is the number of visits; each further argument measures that many copies of the pages:
 * `npm run bench:search -- 3 1 16 80`. 80 copies take a quarter of an hour and 16 GB.
 *
 * `npm run bench:search -- foreign <clone>` measures docs of another project instead, and writes the last part of RESULTS.md.
 */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { judgedQueries } from "../../search/queries";
import { launchOptions } from "../../system/launch";
import { circumstances } from "../build/circumstances";
import { measureForeign } from "./foreign/index";
import { FOREIGN_HEADING, foreignReport } from "./foreign/results";
import { measureGrowth } from "./growth/index";
import type { Growth } from "./growth/index";
import { measure } from "./measure";
import type { Measurement } from "./measure";
import { report } from "./results";
import { easyopsSearch, ownSearch, pagefindSearch } from "./searches";

const root = path.resolve(import.meta.dirname, "../../..");
const build = path.join(root, "build");
const [, , rounds = "5", ...sizes] = process.argv;
const [clone = ""] = sizes;
const ROUNDS = Number(rounds);
const SIZES = sizes.length > 0 ? sizes.map(Number) : [1, 16];

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

const file = path.join(import.meta.dirname, "RESULTS.md");

/** Reads the two parts of the report: about this site, and about pages of other projects. Each run replaces one part. */
async function readParts(): Promise<readonly [own: string, foreign: string]> {
  const [own = "", foreign] = (await readFile(file, "utf8")).split(`\n${FOREIGN_HEADING}`);
  return [own, foreign === undefined ? "" : `\n${FOREIGN_HEADING}${foreign}`];
}

async function compareOnThisSite(browser: Browser, folder: string): Promise<void> {
  if (!existsSync(path.join(build, "search-index-en.json"))) {
    throw new Error("There is no search index in build/: run `npm run build` first.");
  }
  say("Indexing the site with Pagefind …");
  const pagefind = await pagefindSearch(build, path.join(folder, "pagefind"));
  say("Building the site with @easyops-cn/docusaurus-search-local …");
  const easyops = await easyopsSearch(root, path.join(folder, "easyops"));
  const queries = judgedQueries.map(({ query }) => query);
  const measurements: Measurement[] = [];
  for (const search of [await ownSearch(build), easyops, pagefind]) {
    say(`Measuring ${search.name} …`);
    measurements.push(await measure(browser, search, queries, ROUNDS));
  }
  const grown: Growth[] = [];
  for (const times of SIZES) {
    say(`Measuring ${String(times)} times the pages …`);
    const copied = path.join(folder, `copies-${String(times)}`);
    grown.push(...(await measureGrowth(browser, build, times, copied, ROUNDS)));
    await rm(copied, { recursive: true, force: true });
  }
  const [, foreign] = await readParts();
  const own = report([...circumstances(), `Chromium ${browser.version()}`], measurements, grown, ROUNDS);
  await writeFile(file, own + foreign);
}

async function compareElsewhere(browser: Browser, folder: string, clone: string): Promise<void> {
  const result = await measureForeign(browser, clone, folder);
  const [own, foreign] = await readParts();
  await writeFile(
    file,
    `${own}\n${foreignReport(result, [...circumstances(), `Chromium ${browser.version()}`], foreign)}`,
  );
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), "bench-search-"));
  const browser = await chromium.launch(launchOptions());
  try {
    await (rounds === "foreign" ? compareElsewhere(browser, folder, clone) : compareOnThisSite(browser, folder));
    say(`Written to ${path.relative(root, file)}.`);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
