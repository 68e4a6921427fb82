import process from "node:process";
import { gzipSync } from "node:zlib";
import { documentsOf } from "@site/src/plugins/search/build/documents";
import type { Draft } from "@site/src/plugins/search/build/documents";
import { packIndex } from "@site/src/plugins/search/build/pack";
import type { SearchIndexFile } from "@site/src/plugins/search/shared/packed";
import { parsePage } from "@site/src/shared/markup/page";
import { engineOver } from "../../search/engineOver";
import { multiply } from "./multiply";
import type { HtmlPage } from "./multiply";
import { fastest, median, quantile } from "./statistics";

/** Times that every query is asked. */
const ROUNDS = 3;

/** How the search fares on a site of some size. Times are in milliseconds; `build` and `load` are those of the CPU. */
export interface Growth {
  readonly times: number;
  readonly pages: number;
  readonly documents: number;
  /** Bytes of the index without its texts, as it is stored, and as a host sends it. */
  readonly raw: number;
  readonly gzip: number;
  /** To make the index of pages that are in memory. */
  readonly build: number;
  /** To make an engine of a parsed index. */
  readonly load: number;
  readonly median: number;
  readonly p95: number;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** CPU time, which other programs on the machine do not change. */
function timedOnCpu<T>(act: () => T): readonly [result: T, milliseconds: number] {
  const start = process.cpuUsage();
  const result = act();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

function isGenerated(route: string): boolean {
  return /^\/(?:api|examples)\//u.test(route);
}

/**
 * Indexes a multiple of the pages and asks the queries.
 *
 * @param pages - of the built site, those that the search knows
 */
export async function grow(pages: readonly HtmlPage[], times: number, queries: readonly string[]): Promise<Growth> {
  const drafts: Draft[] = [];
  let build = 0;
  let count = 0;
  for (const { route, html } of multiply(pages, times)) {
    count += 1;
    const [found, milliseconds] = timedOnCpu(() =>
      documentsOf({ route, type: "docs", file: "" }, parsePage(html), {
        generated: isGenerated(route),
        parentCategories: 0,
      }),
    );
    drafts.push(...found);
    build += milliseconds;
  }
  const [{ core, ...shards }, packing] = timedOnCpu(() => packIndex(drafts));
  const json = JSON.stringify(core);
  // A copy, as the worker gets one: strings of its own, without what the build has touched.
  const [engine, load] = timedOnCpu(() => engineOver({ core: JSON.parse(json) as SearchIndexFile, ...shards }));
  const latencies = await fastest(ROUNDS, async () => {
    const round: number[] = [];
    for (const query of queries) round.push(await timed(() => engine.search(query)));
    return round;
  });
  return {
    times,
    pages: count,
    documents: drafts.length,
    raw: Buffer.byteLength(json),
    gzip: gzipSync(json).length,
    build: build + packing,
    load,
    median: median(latencies),
    p95: quantile(latencies, 0.95),
  };
}
