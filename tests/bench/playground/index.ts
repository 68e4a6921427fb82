/** `npm run bench:playground`: how long the playground of `build/` takes, written to RESULTS.md. */
import { writeFile } from "node:fs/promises";
import os from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../system/launch";
import { serveCompressed } from "../../lighthouse/server";
import { markdownTable } from "../../search/table";
import type { Cell } from "../../search/table";
import { quantile } from "../search/statistics";
import { hashOf } from "@site/src/plugins/playground/browser/page/url/hash";
import { worstLinks } from "../../playground/worstLinks";
import { openLink, timeToOpen, typeInto } from "./measure";

const OPENINGS = 10;
const KEYS = 20;
const SIZES = [10, 200, 1500];

/** Milliseconds that a task of the page may take, whatever link is opened. */
const MOST_FOR_LINK = 200;

const root = fileURLToPath(new URL("../../..", import.meta.url));
const RESULTS = fileURLToPath(new URL("RESULTS.md", import.meta.url));

function cellsOf(times: readonly number[]): Cell[] {
  return [Math.round(quantile(times, 0.5)), Math.round(quantile(times, 0.95))];
}

async function main(): Promise<void> {
  const [load = 0] = os.loadavg();
  const host = await serveCompressed(`${root}/build`);
  const browser = await chromium.launch(launchOptions());
  const openings: { dialog: number; output: number }[] = [];
  for (let round = 0; round < OPENINGS; round += 1) openings.push(await timeToOpen(browser, host.origin));
  const rows: Cell[][] = [];
  for (const types of SIZES) {
    // A browser of its own, so that the peak of one size is not that of another.
    const own = await chromium.launch(launchOptions());
    const { times, peak, longestTask } = await typeInto(own, host.origin, types, KEYS);
    rows.push([`${types.toLocaleString("en-GB")} types`, ...cellsOf(times), longestTask, Math.round(peak)]);
    await own.close();
  }
  const links: Cell[][] = [];
  for (const [name, input] of Object.entries(worstLinks)) {
    const hash = await hashOf(input);
    if (hash === undefined) throw new Error(`A link to ${name} is beyond the bounds, and none to measure.`);
    links.push([name, hash.length.toLocaleString("en-GB"), await openLink(browser, host.origin, hash)]);
  }
  const worst = Math.max(...links.map(([, , task]) => Number(task)));
  const version = browser.version();
  await browser.close();
  await host.close();
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
    `From a key to its output, ${String(KEYS)} keys, with the pause of 250 ms that tells typing from having typed; the`,
    "longest task of the thread of the page for five more keys, in milliseconds of processor time; and the most memory in MiB",
    "that the process of the page held, workers included:",
    "",
    markdownTable(["schema", "median", "95 %", "longest task", "memory"], rows),
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

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
