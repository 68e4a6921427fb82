import process from "node:process";
import { launch } from "chrome-launcher";
import type { LaunchedChrome } from "chrome-launcher";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { median } from "../bench/search/statistics";
import { findBrowser, launchOptions } from "../system/launch";
import { buildFolder } from "../build/site";
import { pageKinds } from "../e2e/support/pages";
import { asserted, audit, report } from "./audit";
import type { Audit, PageFigures } from "./audit";
import { serveCompressed } from "./server";
import type { StaticHost } from "./server";

/** Runs per page. The report has their medians. */
const RUNS = Number(process.env["LIGHTHOUSE_RUNS"] ?? 3);

/** One page of each kind, and the page of a large API module, which has more code blocks than any of these pages. */
const pages = [...pageKinds, { kind: "large API module", path: "/api/core/config" }];

/** Maximum layout shift that counts as no shift. */
const NO_SHIFT = 0.001;

let host: StaticHost;
let browser: LaunchedChrome;
const figures: PageFigures[] = [];

beforeAll(async () => {
  const chromePath = findBrowser();
  host = await serveCompressed(buildFolder);
  browser = await launch({
    ...(chromePath === undefined ? {} : { chromePath }),
    chromeFlags: ["--headless=new", ...(launchOptions().args ?? [])],
    logLevel: "error",
  });
});

afterAll(async () => {
  browser.kill();
  await host.close();
  process.stdout.write(`\n${report(figures)}\n`);
});

async function runAudits(path: string): Promise<Audit[]> {
  const done: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) done.push(await audit(`${host.origin}${path}`, browser.port));
  return done;
}

describe("Lighthouse gives full marks for accessibility, best practices and SEO", () => {
  it.each(pages)("to $path ($kind), without layout shift", async ({ kind, path }) => {
    const runs = await runAudits(path);
    const medianOf = (pick: (run: Audit) => number): number => median(runs.map(pick));
    figures.push({
      kind,
      performance: medianOf(({ scores }) => scores.performance),
      lcp: medianOf(({ metrics }) => metrics.lcp),
      tbt: medianOf(({ metrics }) => metrics.tbt),
      cls: medianOf(({ metrics }) => metrics.cls),
    });
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
    for (const { scores, metrics } of runs) {
      expect(asserted.map((name) => [name, scores[name]])).toEqual(asserted.map((name) => [name, 100]));
      expect(metrics.cls).toBeLessThanOrEqual(NO_SHIFT);
    }
  });
});
