/** Measures the search of the built site, beside two others over the same pages, and writes RESULTS.md. */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../system/launch";
import { judgedQueries } from "../../search/queries";
import { buildEasyops } from "./easyops/build";
import { easyops } from "./easyops/peer";
import { grow } from "./growth";
import type { Growth } from "./growth";
import { measure } from "./measure";
import type { Measurement } from "./measure";
import { ownSearch } from "./own";
import { buildPagefind } from "./pagefind/build";
import { pagefind } from "./pagefind/peer";
import { readDocsPages } from "./pages";
import { report } from "./results";

const root = path.resolve(import.meta.dirname, "../../..");
const build = path.join(root, "build");
const queries = judgedQueries.map(({ query }) => query);

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function measureAll(folder: string): Promise<{ version: string; measurements: Measurement[] }> {
  say("Building the site with @easyops-cn/docusaurus-search-local …");
  const withEasyops = await buildEasyops(root, path.join(folder, "easyops"));
  say("Indexing the site with Pagefind …");
  const withPagefind = await buildPagefind(build, path.join(folder, "pagefind"));
  const browser = await chromium.launch(launchOptions());
  try {
    const measurements: Measurement[] = [];
    for (const peer of [ownSearch(build), easyops(withEasyops), pagefind(build, withPagefind)]) {
      say(`Measuring ${peer.name} …`);
      measurements.push(await measure(browser, peer, queries));
    }
    return { version: browser.version(), measurements };
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  if (!existsSync(path.join(build, "search-index-en.json"))) {
    say("There is no build/ with a search index: run `npm run build` first.");
    process.exitCode = 1;
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), "bench-search-"));
  try {
    const { version, measurements } = await measureAll(folder);
    const pages = await readDocsPages(build);
    const growth: Growth[] = [];
    for (const times of [1, 4, 16]) {
      say(`Growing the site to ${String(times)} times its pages …`);
      growth.push(await grow(pages, times, queries));
    }
    const [cpu] = cpus();
    const circumstances = [
      new Date().toISOString().slice(0, 10),
      `${String(pages.length)} docs pages; category pages come on top`,
      `Chromium ${version}, Node.js ${process.version}`,
      `${String(cpus().length)} cores (${cpu?.model ?? "unknown"}), ${String(Math.round(totalmem() / 2 ** 30))} GiB; load ${loadavg()[0]?.toFixed(1) ?? "unknown"} at the end`,
    ];
    const file = path.join(import.meta.dirname, "RESULTS.md");
    await writeFile(file, report({ circumstances, measurements, growth }));
    say(`Written to ${path.relative(root, file)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
