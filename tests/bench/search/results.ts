import { judgedQueries } from "../../search/queries";
import type { JudgedQuery } from "../../search/queries";
import { judge, successOf, successTable } from "../../search/success";
import type { Outcome } from "../../search/success";
import { markdownTable, percent } from "../../search/table";
import type { Cell } from "../../search/table";
import type { Growth } from "./growth";
import { LINES } from "./measure";
import type { Download, Measurement } from "./measure";
import { median, quantile } from "./statistics";

/** What a run of the benchmark knows; the search of the site comes first. */
export interface Results {
  /** Where and when: one line for each. */
  readonly circumstances: readonly string[];
  readonly measurements: readonly Measurement[];
  /** Of the search of the site, for each judged query. */
  readonly each: readonly Download[];
  readonly growth: readonly Growth[];
  /** Visits of which each time is the median. */
  readonly rounds: number;
}

function outcomesOf({ replies }: Measurement): Outcome[] {
  return judgedQueries.map((judged, at) => judge(judged, replies[at]?.routes ?? []));
}

function milliseconds(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}

function downloads(measurements: readonly Measurement[]): string {
  return markdownTable(
    ["search", "requests", "raw", "gzip", "brotli"],
    measurements.map(({ name, weight }) => [name, weight.requests, weight.raw, weight.gzip, weight.brotli]),
  );
}

function downloadsOfEach(each: readonly Download[]): string {
  const rows = (["gzip", "requests"] as const).map((of): Cell[] => {
    const values = each.map((download) => download[of]);
    return [of, median(values), quantile(values, 0.95), Math.max(...values)];
  });
  return markdownTable(["", "median", "95th percentile", "most"], rows);
}

/** Queries that are counted together. */
interface QuerySet {
  readonly name: string;
  readonly halves: readonly JudgedQuery["half"][];
  readonly by: Parameters<typeof successOf>[1];
}

const ALL = ["tuned", "held-out", "new-tuned", "new-held-out"] as const;

const SETS: readonly QuerySet[] = [
  { name: "all", halves: ALL, by: "rank" },
  { name: "old", halves: ["tuned", "held-out"], by: "rank" },
  { name: "old, held-out", halves: ["held-out"], by: "rank" },
  { name: "new", halves: ["new-tuned", "new-held-out"], by: "rank" },
  { name: "new, held-out", halves: ["new-held-out"], by: "rank" },
  { name: "all, first answers", halves: ALL, by: "firstRank" },
  { name: "all, right page", halves: ALL, by: "pageRank" },
];

function success(measurements: readonly Measurement[]): string {
  const outcomes = measurements.map(outcomesOf);
  const rows = SETS.map(({ name, halves, by }): Cell[] => {
    const isIn = ({ judged }: Outcome): boolean => halves.includes(judged.half);
    const shares = outcomes.flatMap((of) => {
      const { at1, at3 } = successOf(of.filter(isIn), by);
      return [percent(at1), percent(at3)];
    });
    return [name, judgedQueries.filter(({ half }) => halves.includes(half)).length, ...shares];
  });
  const columns = measurements.flatMap(({ name }) => [`${name}, @1`, "@3"]);
  return markdownTable(["set", "queries", ...columns], rows);
}

function times(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ name, longestTask, workers, replies }): Cell[] => {
    const latencies = replies.map((reply) => reply.milliseconds);
    return [name, ...[longestTask, workers, median(latencies), quantile(latencies, 0.95)].map(milliseconds)];
  });
  return markdownTable(["search", "longest task", "CPU of workers", "median query", "95th percentile"], rows);
}

/** What a reader waits for on each line; ratios are those of the first result to the last search's. */
function waits(measurements: readonly Measurement[], last: string): string {
  const reference = measurements.at(-1)?.waits ?? [];
  const rows = LINES.flatMap((line, at) =>
    measurements.map(({ name, waits: own }): Cell[] => {
      const { first = 0, whole = 0 } = own[at] ?? {};
      const ratio = first / (reference[at]?.first ?? first);
      return [line?.name ?? "this machine", name, milliseconds(first), milliseconds(whole), ratio.toFixed(2)];
    }),
  );
  return markdownTable(["line", "search", "first result", "whole answer", `first, to ${last}'s`], rows);
}

function growthTable(growth: readonly Growth[]): string {
  const base = growth[0]?.build ?? 1;
  return markdownTable(
    ["pages", "times", "documents", "raw", "gzip", "build, ratio", "load", "median query", "95th percentile"],
    growth.map((row) => [
      row.pages,
      row.times,
      row.documents,
      row.raw,
      row.gzip,
      (row.build / base).toFixed(1),
      ...[row.load, row.median, row.p95].map(milliseconds),
    ]),
  );
}

/** The report of a run, in Markdown. */
export function report({ circumstances, measurements, each, growth, rounds }: Results): string {
  const [own] = measurements;
  return `# What the search costs and finds

Written by \`npm run bench:search\`; do not edit it. All searches ran in one run, one after the other, over the same
pages.

${circumstances.map((line) => `- ${line}`).join("\n")}

## Downloaded for the first answer

Bytes of all files that are fetched from the first click into the search to the whole answer, on a page that had finished
loading. Each file is compressed on its own, gzip at level 6 and brotli at level 11.

${downloads(measurements)}

The same for each of the judged queries on this site, as if it were the first:

${downloadsOfEach(each)}

## Judged queries

Share of the ${String(judgedQueries.length)} queries of \`tests/search/queries.json\` whose first result, or one of the first three, is
an answer. The new ones were written by somebody who had never seen the ranking. "Held-out" is the half of a set that ranking
was not tuned for. "First answers" leaves out the answers that were added after engines had been asked. "Right page" takes any place on a page with an answer, and counts the pages among the
results, not the results: Pagefind lists pages, each with places below it.

${success(measurements)}

The search of this site, by kind of query:

${own === undefined ? "" : successTable(outcomesOf(own))}

## Time

In milliseconds, each the median of ${String(rounds)} fresh visits. "First result" is from the first click to the first result for a word
typed at once, "whole answer" until its texts are there too. A line is simulated by the server: files arrive one after the
other, over HTTP/1.1, of which browsers open six connections.

${waits(measurements, "Pagefind")}

"Longest task" is that of the page's main thread from the first click to the whole answer, in visits of their own, and "CPU of
workers" what its workers take in the same time. A query of this site is timed from the page to the worker and back, with
fetching what it needs; one of the easyops plugin from typing to the answer of its worker, which includes what the browser
driver takes; one of Pagefind with fetching what its five pages need.

${times(measurements)}

## Growth

The docs pages of this site, and 4 and 16 times as many: copies under other routes, whose identifiers end in other words
while their prose stays. "Build" compares the CPU time to make the index from pages in memory, "load" is the CPU time to
make an engine of the file; queries are the judged ones, the fastest of three rounds, in Node.

${growthTable(growth)}
`;
}

/** The report of a run over two editions of the site, in Markdown. */
export function reportEditions({ circumstances, measurements, rounds }: Omit<Results, "each" | "growth">): string {
  return `# The search of two editions of the site

Written by \`npm run bench:search -- --against <folder>\`; do not edit it. Both ran in one run, one after the other, each over
its own pages: those of the other edition may lack an answer. The words of \`RESULTS.md\` mean the same here; times are in
milliseconds, each the median of ${String(rounds)} fresh visits.

${circumstances.map((line) => `- ${line}`).join("\n")}

${downloads(measurements)}

${success(measurements)}

${waits(measurements, "the other edition")}

${times(measurements)}
`;
}
