import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";

const LIGHTHOUSE = path.join(
  path.dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")),
  "cli/index.js",
);

/** Results of one run of Lighthouse: times in milliseconds, and a score of 0 to 100. */
export interface Visit {
  readonly tbt: number;
  /** Total work of the main thread until the page is quiet. */
  readonly work: number;
  readonly lcp: number;
  readonly performance: number;
}

/**
 * Runs Lighthouse on a page, in a separate process, because `tsx` would transform the code that Lighthouse runs in the page.
 *
 * @param url of the page
 * @param port debugging port of a running Chromium
 * @param options more flags for Lighthouse
 * @throws Error when the page could not be measured
 */
export async function visit(url: string, port: number, options: readonly string[] = []): Promise<Visit> {
  const flags = [`--port=${String(port)}`, "--output=json", "--quiet", "--only-categories=performance", ...options];
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, url, ...flags], { maxBuffer: 2 ** 26 });
  const { audits, categories, runtimeError } = JSON.parse(stdout) as Result;
  const tbt = audits["total-blocking-time"]?.numericValue;
  const work = audits["mainthread-work-breakdown"]?.numericValue;
  const lcp = audits["largest-contentful-paint"]?.numericValue;
  const score = categories["performance"]?.score;
  if (tbt === undefined || work === undefined || lcp === undefined || typeof score !== "number") {
    throw new Error(`Lighthouse could not measure ${url}: ${runtimeError?.message ?? "a figure is missing"}`);
  }
  return { tbt, work, lcp, performance: score * 100 };
}
