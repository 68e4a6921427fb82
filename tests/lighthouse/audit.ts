import { markdownTable } from "../search/table";
import lighthouse from "lighthouse";
import type { Flags, Result } from "lighthouse";

/** Categories in which every page must have the full score. */
export const asserted = ["accessibility", "best-practices", "seo"] as const;
const metrics = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** The result of one run of Lighthouse on one page. */
export interface Audit {
  /** Scores of 0 to 100. */
  readonly scores: Readonly<Record<(typeof asserted)[number] | "performance", number>>;
  /** Milliseconds, and a unitless sum for `cls`. */
  readonly metrics: Readonly<Record<keyof typeof metrics, number>>;
  /** Failed audits of the asserted categories, one line each, with the elements that failed. */
  readonly failures: readonly string[];
}

/** The nodes or URLs that an audit lists, as the first 600 characters of JSON. */
function itemsOf({ details }: Result["audits"][string]): string {
  return JSON.stringify(details ?? {}).slice(0, 600);
}

function failuresOf({ categories, audits }: Result): string[] {
  const references = asserted.flatMap((name) => categories[name]?.auditRefs ?? []);
  const failed = references.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit !== undefined && weight > 0 && audit.score !== null && audit.score < 1 ? [audit] : [];
  });
  return failed.map((audit) => `${audit.id}: ${audit.title} ${itemsOf(audit)}`);
}

function scoreOf({ categories }: Result, name: string): number {
  const score = categories[name]?.score;
  if (typeof score !== "number") throw new Error(`Lighthouse gave no score for "${name}".`);
  return Math.round(score * 100);
}

function metricOf({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure "${id}".`);
  return value;
}

/**
 * Runs Lighthouse on one page with its settings for phones: simulated slow 4G and a processor four times slower.
 *
 * @param url - of the page
 * @param port - debugging port of a running Chromium
 * @throws Error when the page could not be measured
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const flags: Flags = { port, logLevel: "error", output: "json", onlyCategories: ["performance", ...asserted] };
  const result = (await lighthouse(url, flags))?.lhr;
  if (result === undefined || result.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? "no result"}`);
  }
  return {
    scores: {
      performance: scoreOf(result, "performance"),
      accessibility: scoreOf(result, "accessibility"),
      "best-practices": scoreOf(result, "best-practices"),
      seo: scoreOf(result, "seo"),
    },
    metrics: {
      lcp: metricOf(result, metrics.lcp),
      tbt: metricOf(result, metrics.tbt),
      cls: metricOf(result, metrics.cls),
    },
    failures: failuresOf(result),
  };
}

/** Medians of all runs on one page. */
export interface PageFigures {
  readonly kind: string;
  /** 0 to 100. */
  readonly performance: number;
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number;
  /** Total blocking time, in milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

/** Formats figures as a Markdown table. */
export function report(pages: readonly PageFigures[]): string {
  return markdownTable(
    ["page", "performance", "LCP (ms)", "TBT (ms)", "CLS"],
    pages.map(({ kind, performance, lcp, tbt, cls }) => [
      kind,
      performance,
      Math.round(lcp),
      Math.round(tbt),
      cls.toFixed(3),
    ]),
  );
}
