/**
 * `npm run bench:apiPage -- <build> <other build>`: Lighthouse, as a phone, on a page of the API in two builds by turns, written
 * to RESULTS.md. Both builds have to stand in a checkout of the commit that they were made from.
 */
import { execFileSync } from "node:child_process";
import { stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { launch } from "chrome-launcher";
import { serveCompressed } from "../../lighthouse/server";
import { visit } from "../../lighthouse/visit";
import type { Visit } from "../../lighthouse/visit";
import { markdownTable } from "../../search/table";
import { findBrowser } from "../../system/findBrowser";
import { launchOptions } from "../../system/launch";
import { median, quantile } from "../search/statistics";

/** The page of a large module: 20 declarations, 19 other blocks of code. */
const PAGE = "/api/core/config";
const ROUNDS = 9;
/** The processor is slowed down for real. The default calculates what a slow one would have done, and jumps between two values. */
const THROTTLING = ["--throttling-method=devtools"];
const RESULTS = path.join(import.meta.dirname, "RESULTS.md");

/** One of the builds that are compared, and what was measured in it. */
interface Build {
  readonly commit: string;
  readonly date: string;
  readonly url: string;
  readonly visits: Visit[];
  readonly close: () => Promise<void>;
}

async function serve(folder: string): Promise<Build> {
  await stat(path.join(folder, PAGE, "index.html"));
  const git = (...args: string[]): string => execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" }).trim();
  const host = await serveCompressed(path.resolve(folder));
  return {
    commit: git("rev-parse", "--short", "HEAD"),
    date: git("log", "-1", "--format=%cs"),
    url: host.origin + PAGE,
    visits: [],
    close: () => host.close(),
  };
}

/** Visits all builds in each round, and begins with another one each time. */
async function measure(builds: readonly Build[], port: number): Promise<void> {
  for (const { url } of builds) await visit(url, port, THROTTLING);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
      const done = await visit(build.url, port, THROTTLING);
      build.visits.push(done);
      process.stderr.write(`${build.commit}, round ${String(round + 1)}: TBT ${done.tbt.toFixed(0)} ms\n`);
    }
  }
}

function rowOf({ commit, date, visits }: Build): string[] {
  const blocked = visits.map(({ tbt }) => tbt);
  const middle = (pick: (run: Visit) => number): string => median(visits.map(pick)).toFixed(0);
  return [
    `${commit} (${date})`,
    median(blocked).toFixed(0),
    `${quantile(blocked, 0.25).toFixed(0)} to ${quantile(blocked, 0.75).toFixed(0)}`,
    middle(({ work }) => work),
    middle(({ lcp }) => lcp),
    middle(({ performance }) => performance),
  ];
}

function report(builds: readonly Build[], load: number, browser: string): string {
  const ratio = (pick: (run: Visit) => number): string => {
    const [before = NaN, after = NaN] = builds.map(({ visits }) => median(visits.map(pick)));
    return (after / before).toFixed(2);
  };
  return [
    "# A page of the API",
    "",
    "Written by `npm run bench:apiPage -- <build> <other build>`.",
    "",
    `${new Date().toISOString().slice(0, 10)}, ${String(os.cpus().length)} cores of ${os.cpus()[0]?.model ?? "unknown processor"}, ${process.platform}, ${browser}.`,
    `Load of the machine before the start: ${load.toFixed(1)}. Lighthouse as a phone, on \`${PAGE}\`, with the processor`,
    `and the network slowed down by Chromium, ${String(ROUNDS)} rounds of each by turns after one that does not count. Medians, times in`,
    "milliseconds; the spread is that of the middle half of the runs.",
    "",
    markdownTable(["build of", "TBT", "spread", "main-thread work", "LCP", "performance"], builds.map(rowOf)),
    "",
    `The second has ${ratio(({ tbt }) => tbt)} of the blocking time of the first, and ${ratio(({ work }) => work)} of its work of the main thread.`,
    "",
  ].join("\n");
}

async function main(folders: readonly string[]): Promise<void> {
  if (folders.length !== 2)
    throw new Error("Name the folders of two builds: npm run bench:apiPage -- <build> <other build>");
  const [load = 0] = os.loadavg();
  const chromePath = findBrowser();
  const builds = await Promise.all(folders.map(serve));
  const chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: ["--headless=new", ...(launchOptions().args ?? [])],
    logLevel: "error",
  });
  try {
    await measure(builds, chrome.port);
    const version = (await (await fetch(`http://localhost:${String(chrome.port)}/json/version`)).json()) as {
      Browser: string;
    };
    await writeFile(RESULTS, report(builds, load, version.Browser.replace("/", " ")));
  } finally {
    chrome.kill();
    await Promise.all(builds.map(({ close }) => close()));
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
