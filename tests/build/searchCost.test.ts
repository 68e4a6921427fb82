import process from "node:process";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createEngine } from "@site/packages/search/src/engine/engine";
import { unpackPostings } from "@site/packages/search/src/engine/shards";
import budgets from "../budgets.json" with { type: "json" };
import { quantile } from "../bench/search/statistics";
import { readIndex } from "@site/packages/search/src/build/unpack";
import { judgedQueries } from "../search/queries";
import { buildFolder } from "./site";

/** The cost of a reader's first query, without the scripts and the core of the index. */
interface Cost {
  readonly query: string;
  /** Number of files with postings, texts or cells. */
  readonly files: number;
  /** Size of those files in bytes, with gzip. */
  readonly gzip: number;
  /** Number of pairs of a term and a document that the worker decodes. */
  readonly postings: number;
  /** Number of round trips: groups of files that are requested at the same time. */
  readonly trips: number;
}

const gzipSizes = new Map<unknown, number>();

function gzipSizeOf(content: unknown): number {
  const size = gzipSizes.get(content) ?? gzipSync(JSON.stringify(content)).length;
  gzipSizes.set(content, size);
  return size;
}

const files = await readIndex(buildFolder);

async function costOf(query: string): Promise<Cost> {
  let [count, gzip, postings, trips] = [0, 0, 0, 0];
  let trip: Promise<void> | undefined;
  /** Returns a file, and counts it. Files that are requested before the first of them arrives share a round trip. */
  async function load<Content>(list: readonly Content[], number: number): Promise<Content> {
    const content = list[number];
    if (content === undefined) throw new Error(`There is no file ${String(number)}.`);
    count += 1;
    gzip += gzipSizeOf(content);
    if (trip === undefined) trips += 1;
    trip ??= new Promise<void>((resolve) => {
      setImmediate(resolve);
    }).then(() => {
      trip = undefined;
    });
    await trip;
    return content;
  }
  const engine = createEngine(files.core, {
    postings: async (number) => {
      const shard = await load(files.postings, number);
      for (const { start, end } of unpackPostings(shard).values()) postings += end - start;
      return shard;
    },
    texts: (number) => load(files.texts, number),
    cells: (number) => load(files.cells, number),
  });
  await engine.search(query);
  return { query, files: count, gzip, postings, trips };
}

const costs: Cost[] = [];
for (const { query } of judgedQueries) costs.push(await costOf(query));

/** The queries whose cost exceeds a limit, the most expensive first. */
function exceeding(measure: keyof Omit<Cost, "query">, limit: number): Cost[] {
  return costs.filter((cost) => cost[measure] > limit).sort((a, b) => b[measure] - a[measure]);
}

describe("a judged query, as the first on a page,", () => {
  it.each(["files", "gzip", "postings"] as const)("costs, in 19 of 20 cases, no more %s than the budget", (measure) => {
    const measured = quantile(
      costs.map((cost) => cost[measure]),
      0.95,
    );
    process.stdout.write(
      `${measure}: ${String(measured)} for 19 of 20 queries, ${String(budgets.searchQuery[measure])} allowed\n`,
    );
    expect(measured).toBeLessThanOrEqual(budgets.searchQuery[measure]);
    expect(measured).toBeGreaterThan(0);
  });

  it("takes at most three round trips, and at most two in 19 of 20 cases", () => {
    expect(exceeding("trips", 3)).toEqual([]);
    expect(exceeding("trips", 2).length).toBeLessThanOrEqual(costs.length / 20);
  });
});

it("the size of the core stays within the budget", () => {
  const bytes = JSON.stringify(files.core).length;
  process.stdout.write(`core: ${String(bytes)} bytes, ${String(budgets.searchQuery.core)} allowed\n`);
  expect(bytes).toBeLessThanOrEqual(budgets.searchQuery.core);
});
