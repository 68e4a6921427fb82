/** `npm run bench:playground`: how long the playground of `build/` takes, written to RESULTS.md. */
import { writeFile } from "node:fs/promises";
import os from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { samples } from "@site/src/plugins/playground/browser/page/samples/samples";
import { enter, workspace } from "../../e2e/support/playground";
import { bigSchema } from "../../playground/bigSchema";
import { launchOptions } from "../../system/launch";
import { serveCompressed } from "../../lighthouse/server";
import { markdownTable } from "../../search/table";
import type { Cell } from "../../search/table";
import { quantile } from "../search/statistics";
import { hashOf } from "../../playground/links";
import { worstLinks } from "../../playground/worstLinks";
import { openLink, timeToOpen, typeInto } from "./measure";

const OPENINGS = 10;
const KEYS = 20;
const SIZES = [10, 500, 1500];

/** Seven kinds of schema: the samples of the playground, and made ones of several sizes. */
const SCHEMAS: readonly (readonly [name: string, put: (page: Page) => Promise<unknown>])[] = [
  ...samples.map(
    ({ name, label }) => [label, (page: Page) => workspace(page).getByLabel("Start from").selectOption(name)] as const,
  ),
  ...SIZES.map(
    (types) => [`made: ${types.toLocaleString("en-GB")} types`, (page: Page) => enter(page, bigSchema(types))] as const,
  ),
];

/** Milliseconds that a task of the page may take, whatever link is opened. */
const MOST_FOR_LINK = 200;

const root = fileURLToPath(new URL("../../..", import.meta.url));
const RESULTS = fileURLToPath(new URL("RESULTS.md", import.meta.url));

function cellsOf(times: readonly number[]): Cell[] {
  return [Math.round(quantile(times, 0.5)), Math.round(quantile(times, 0.95))];
}

/** Opens a browser, which is closed whatever comes of it: one that is left keeps the process from its end. */
async function withBrowser<T>(callback: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await callback(browser);
  } finally {
    await browser.close();
  }
}

async function measure(origin: string): Promise<void> {
  const [load = 0] = os.loadavg();
  const openings: { dialog: number; output: number }[] = [];
  const version = await withBrowser(async (browser) => {
    for (let round = 0; round < OPENINGS; round += 1) openings.push(await timeToOpen(browser, origin));
    return browser.version();
  });
  const rows: Cell[][] = [];
  for (const [name, put] of SCHEMAS) {
    // In a browser of its own, so that the peak of one is not that of another.
    const { cold, times, peak, longestTask } = await withBrowser((own) => typeInto(own, origin, put, KEYS));
    rows.push([name, Math.round(cold), ...cellsOf(times), longestTask, Math.round(peak)]);
  }
  const links: Cell[][] = [];
  await withBrowser(async (browser) => {
    for (const [name, input] of Object.entries(worstLinks)) {
      const hash = await hashOf(input);
      if (hash === undefined) throw new Error(`A link to ${name} is beyond the bounds, and none to measure.`);
      links.push([name, hash.length.toLocaleString("en-GB"), await openLink(browser, origin, hash)]);
    }
  });
  const worst = Math.max(...links.map(([, , task]) => Number(task)));
  const report = [
    "# The playground",
    "",
    "Written by `npm run bench:playground`.",
    "",
    `${new Date().toISOString().slice(0, 10)}, ${String(os.cpus().length)} cores of ${os.cpus()[0]?.model ?? "unknown processor"}, ${process.platform}, Chromium ${version}, server on the same machine.`,
    `Load of the machine before the start: ${load.toFixed(1)}. Times in milliseconds.`,
    "",
    `From the click that starts it, ${String(OPENINGS)} times, each with an empty cache:`,
    "",
    markdownTable(
      ["until", "median", "95 %"],
      [
        ["the playground is there", ...cellsOf(openings.map(({ dialog }) => dialog))],
        ["the first pages can be seen", ...cellsOf(openings.map(({ output }) => output))],
      ],
    ),
    "",
    "Cold, from a reload of the page with the schema in it; then warm, from a key to its output,",
    `${String(KEYS)} keys, with the pause of 250 ms that tells typing from having typed; the`,
    "longest task of the thread of the page for five more keys, in milliseconds of processor time; and the most memory in MiB",
    "that the process of the page held, workers included:",
    "",
    markdownTable(["schema", "cold", "warm, median", "95 %", "longest task", "memory"], rows),
    "",
    `Links that are as bad as the bounds of links allow, each in a way of its own, and the longest task of the thread of the`,
    `page until their pages are shown, in milliseconds of processor time. The worst of them takes ${String(worst)}, and ${String(MOST_FOR_LINK)} is the most that passes:`,
    "",
    markdownTable(["link", "characters", "longest task"], links),
    "",
  ].join("\n");
  await writeFile(RESULTS, report);
  process.stdout.write(report);
  if (worst > MOST_FOR_LINK) throw new Error(`A link keeps the page busy for ${String(worst)} ms at a time.`);
}

async function main(): Promise<void> {
  const host = await serveCompressed(`${root}/build`);
  try {
    await measure(host.origin);
  } finally {
    await host.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
