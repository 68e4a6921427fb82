import process from "node:process";
import { launch } from "chrome-launcher";
import type { LaunchedChrome } from "chrome-launcher";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { median } from "../bench/search/statistics";
import { findBrowser } from "../system/findBrowser";
import { launchOptions } from "../system/launch";
import { buildFolder } from "../build/site";
import { pageKinds } from "../e2e/support/pages";
import { asserted, audit } from "./audit";
import type { Audit } from "./audit";
import { report } from "./report";
import type { PageFigures } from "./report";
import { serveCompressed } from "./server";
import type { StaticHost } from "./server";

/** Runs per page; the figures are medians of them. */
const RUNS = Number(process.env["LIGHTHOUSE_RUNS"] ?? 3);

/** One page of each kind, and the page of a large module, with more blocks of code than any other kind has. */
const pages = [...pageKinds, { kind: "large API module", path: "/api/core/config" }];

/** A sum of layout shifts that is as good as none. */
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

async function audits(path: string): Promise<Audit[]> {
  const done: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) done.push(await audit(`${host.origin}${path}`, browser.port));
  return done;
}

describe("Lighthouse, as a phone, gives full marks for accessibility, best practices and search engines", () => {
  it.each(pages)("to the $kind at $path, which shifts nothing", async ({ kind, path }) => {
    const runs = await audits(path);
    const middle = (pick: (run: Audit) => number): number => median(runs.map(pick));
    figures.push({
      kind,
      performance: middle(({ scores }) => scores.performance),
      lcp: middle(({ metrics }) => metrics.lcp),
      tbt: middle(({ metrics }) => metrics.tbt),
      cls: middle(({ metrics }) => metrics.cls),
    });
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
    for (const { scores, metrics } of runs) {
      expect(asserted.map((name) => [name, scores[name]])).toEqual(asserted.map((name) => [name, 100]));
      expect(metrics.cls).toBeLessThanOrEqual(NO_SHIFT);
    }
  });
});
