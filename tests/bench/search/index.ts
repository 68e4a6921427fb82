/**
 * Compares the search of the built site to two others over the same pages, and writes RESULTS.md. Times are medians of several
 * visits; the first argument is their number, and the others are how many times the pages are copied:
 * `npm run bench:search -- 3 1 16 80`, of which the last takes a quarter of an hour and 16 GB.
 */
import { existsSync } from "node:fs";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { judgedQueries } from "../../search/queries";
import { launchOptions } from "../../system/launch";
import { circumstances } from "../build/circumstances";
import { measureGrowth } from "./growth/index";
import type { Growth } from "./growth/index";
import { measure } from "./measure";
import type { Measurement } from "./measure";
import { report } from "./results";
import { easyopsSearch, ownSearch, pagefindSearch } from "./searches";

const root = path.resolve(import.meta.dirname, "../../..");
const build = path.join(root, "build");
const [, , rounds = "5", ...sizes] = process.argv;
const ROUNDS = Number(rounds);
const SIZES = sizes.length > 0 ? sizes.map(Number) : [1, 16];

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function main(): Promise<void> {
  if (!existsSync(path.join(build, "search-index-en.json"))) {
    throw new Error("There is no search index in build/: run `npm run build` first.");
  }
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), "bench-search-"));
  const browser = await chromium.launch(launchOptions());
  try {
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
    const file = path.join(import.meta.dirname, "RESULTS.md");
    await writeFile(file, report([...circumstances(), `Chromium ${browser.version()}`], measurements, grown, ROUNDS));
    say(`Written to ${path.relative(root, file)}.`);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
