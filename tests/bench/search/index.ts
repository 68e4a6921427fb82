/**
 * Compares the search of the built site to two others over the same pages, and writes RESULTS.md. Times are medians of several
 * visits; the argument is their number: `npm run bench:search -- 3`.
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
import { measure } from "./measure";
import type { Measurement } from "./measure";
import { report } from "./results";
import { easyopsSearch, ownSearch, pagefindSearch } from "./searches";

const root = path.resolve(import.meta.dirname, "../../..");
const build = path.join(root, "build");
const ROUNDS = Number(process.argv[2] ?? 5);

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
    const file = path.join(import.meta.dirname, "RESULTS.md");
    await writeFile(file, report([...circumstances(), `Chromium ${browser.version()}`], measurements, ROUNDS));
    say(`Written to ${path.relative(root, file)}.`);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
