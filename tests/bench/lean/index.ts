import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import { findBrowser } from "../../system/findBrowser";
import { launchOptions } from "../../system/launch";
import { saveData, started } from "../../e2e/support/shell";
import { serveCompressed } from "../../lighthouse/server";
import { visit } from "../../lighthouse/visit";
import { markdownTable } from "../../search/table";
import { median } from "../search/statistics";

const PAGES = ["/", "/docs/intro", "/docs/settings", "/examples/default/types/objects/media", "/api/core/config"];

/** Runs of Lighthouse for each page. */
const RUNS = 3;

/** Builds the site with some parts of the lean client. */
async function build(parts: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "lean-client-"));
  const { status } = spawnSync("npx", ["docusaurus", "build", "--out-dir", folder], {
    env: { ...process.env, LEAN_CLIENT: parts },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`The build with LEAN_CLIENT=${parts} failed.`);
  return folder;
}

/** Bytes of gzip of the scripts that a first visit of each page runs, as seen by a browser: stock pages do not name all. */
async function scripts(origin: string): Promise<number[]> {
  const browser = await chromium.launch(launchOptions());
  const sizes: number[] = [];
  for (const path of PAGES) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const bodies = new Map<string, Promise<Buffer>>();
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") bodies.set(response.url(), response.body());
    });
    // Nothing is fetched ahead then.
    await saveData(page);
    await page.goto(origin + path);
    await started(page);
    await page.waitForLoadState("networkidle");
    const loaded = await Promise.all(bodies.values());
    sizes.push(loaded.reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0));
    await page.close();
  }
  await browser.close();
  return sizes;
}

/** Mobile performance and total blocking time of each page, medians. */
async function lighthouse(origin: string): Promise<string[]> {
  const chromePath = findBrowser();
  const chromeFlags = ["--headless=new", ...(launchOptions().args ?? [])];
  const browser = await launch({ ...(chromePath !== undefined && { chromePath }), chromeFlags, logLevel: "error" });
  const cells: string[] = [];
  try {
    for (const page of PAGES) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await visit(origin + page, browser.port));
      const performance = median(runs.map((run) => run.performance));
      cells.push(`${performance.toFixed(0)} / ${median(runs.map(({ tbt }) => tbt)).toFixed(0)}`);
    }
  } finally {
    browser.kill();
  }
  return cells;
}

/**
 * Builds the site with the lean client, without it, and without each of its parts, and prints what script a first visit
 * downloads.
 *
 * @param withLighthouse whether to measure performance and blocking time with and without it too
 */
export async function measureLeanClient(withLighthouse: boolean): Promise<void> {
  const variants = [
    { name: "lean client", parts: "all" },
    { name: "without routes and versions", parts: "globalData" },
    { name: "without versions", parts: "routes,globalData" },
    { name: "without globalData", parts: "routes,versions" },
    { name: "stock client", parts: "off" },
  ];
  const sizes: (string | number)[][] = [];
  const speeds: string[][] = [];
  for (const { name, parts } of variants) {
    const folder = await build(parts);
    const host = await serveCompressed(folder);
    sizes.push([name, ...(await scripts(host.origin))]);
    if (withLighthouse && ["all", "off"].includes(parts)) speeds.push([name, ...(await lighthouse(host.origin))]);
    await host.close();
    await rm(folder, { recursive: true });
  }
  process.stdout.write(`Script of a first visit, bytes of gzip:\n\n${markdownTable(["", ...PAGES], sizes)}\n`);
  if (!withLighthouse) return;
  const head = markdownTable(["", ...PAGES], speeds);
  process.stdout.write(
    `\nLighthouse, mobile: performance / blocking time in ms, medians of ${String(RUNS)}:\n\n${head}\n`,
  );
}
