import { brotliCompressSync, gzipSync } from "node:zlib";
import { judgedQueries } from "../../search/queries";
import type { JudgedQuery } from "../../search/queries";
import { judge, successOf, successTable } from "../../search/success";
import type { Outcome } from "../../search/success";
import { markdownTable, percent } from "../../search/table";
import type { Growth } from "./growth/index";
import { LINES } from "./measure";
import type { Measurement } from "./measure";

/** The table of what searches cost over copies of the pages. */
function growth(found: readonly Growth[]): string {
  const megabytes = (bytes: number | undefined): string => (bytes === undefined ? "–" : (bytes / 1e6).toFixed(1));
  const rows = found.map(({ name, times, documents, effort, size, measurement, files, failure }) => [
    times,
    documents,
    name,
    effort ? effort.seconds.toFixed(1) : (failure ?? ""),
    megabytes(effort?.memory),
    megabytes(size),
    files.length === 0 ? "–" : files.length,
    files.length === 0 ? "–" : downloadSize(files, (file) => gzipSync(file)),
    ...LINES.map((_, at) => measurement?.waits[at]?.first.toFixed(0) ?? "–"),
  ]);
  const lines = LINES.map(({ name }) => `ms at ${name}`);
  return markdownTable(
    ["times", "documents", "search", "seconds", "MB of memory", "MB on disk", "requests", "gzip", ...lines],
    rows,
  );
}

/** Total bytes of separately compressed files. A file that compression makes larger is sent uncompressed. */
export function downloadSize(files: readonly Buffer[], compress: (file: Buffer) => Buffer): number {
  return files.reduce((total, file) => total + Math.min(compress(file).length, file.length), 0);
}

function downloads(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ name, files }) => [
    name,
    files.length,
    downloadSize(files, (file) => file),
    downloadSize(files, (file) => gzipSync(file)),
    downloadSize(files, (file) => brotliCompressSync(file)),
  ]);
  return markdownTable(["search", "requests", "raw", "gzip", "brotli"], rows);
}

/** Queries that are reported as one group. */
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

function outcomesOf({ routes }: Measurement): Outcome[] {
  return judgedQueries.map((judged, at) => judge(judged, routes[at] ?? []));
}

function success(measurements: readonly Measurement[]): string {
  const outcomes = measurements.map(outcomesOf);
  const rows = SETS.map(({ name, halves, by }) => {
    const ofSet = outcomes.map((all) => all.filter(({ judged }) => halves.includes(judged.half)));
    const shares = ofSet.map((set) => successOf(set, by)).flatMap(({ at1, at3 }) => [percent(at1), percent(at3)]);
    return [name, ofSet[0]?.length ?? 0, ...shares];
  });
  return markdownTable(["set", "queries", ...measurements.flatMap(({ name }) => [`${name}, @1`, "@3"])], rows);
}

function waits(measurements: readonly Measurement[]): string {
  const reference = measurements.at(-1);
  const rows = LINES.flatMap((line, at) =>
    measurements.map((measurement) => {
      const { first = NaN, whole = NaN } = measurement.waits[at] ?? {};
      const ratio = first / (reference?.waits[at]?.first ?? NaN);
      return [line.name, measurement.name, first.toFixed(0), whole.toFixed(0), ratio.toFixed(2)];
    }),
  );
  return markdownTable(["line", "search", "first result", "whole answer", "first, as ratio"], rows);
}

/**
 * The report of a run, in Markdown.
 *
 * @param circumstances - see `circumstances`
 * @param measurements - the first is of this site, and the times of all are compared to those of the last
 * @param grown - what the searches cost over copies of the pages
 * @param rounds - number of visits, of which each time is the median
 */
export function report(
  circumstances: readonly string[],
  measurements: readonly Measurement[],
  grown: readonly Growth[],
  rounds: number,
): string {
  const [own] = measurements;
  return `# What the search costs and finds

Written by \`npm run bench:search\`; do not edit it. All searches ran in one run, one after the other, over the same
pages.

${circumstances.map((line) => `- ${line}`).join("\n")}

## Downloaded for the first answer

Bytes of all files that are fetched from the first click into the search to the whole answer, on a page that had finished
loading. Each file is compressed on its own, gzip at level 6 and brotli at level 11. \`tests/build/searchCost.test.ts\` holds each
judged query to its budget.

${downloads(measurements)}

## Judged queries

Share of the ${String(judgedQueries.length)} queries of \`tests/search/queries.json\` whose first result, or one of the first
three, is an answer. The new ones were written by somebody who had never seen the ranking. "Held-out" is the half of a set
that ranking was not tuned for. Two readers judged the first three results of each search, without knowing which search they
came from. What both called an answer counts. "First answers" leaves out these and all other answers that were added after
engines had been asked. "Right page" takes any place on a page with an answer, and counts the pages among the results, not
the results: Pagefind lists pages, each with places below it.

${success(measurements)}

The search of this site, by kind of query:

${own === undefined ? "" : successTable(outcomesOf(own))}

## Time

In milliseconds, each the median of ${String(rounds)} fresh visits. "First result" is from the first click to the first result for a word
typed at once, "whole answer" until its texts are there too; ratios are those to the last search. The network
connection ("line") is simulated: the browser may request up to six files at once (HTTP/1.1), but their bytes share one line, so
the files arrive one after the other.

${waits(measurements)}

## Growth

The documents of this site, and copies of them under other routes. In each copy, titles that are one identifier get another
ending; everything else stays the same. "Seconds" and "memory" are what the index takes to make: CPU time and peak of the
process, from documents in memory; for Pagefind, which reads files of HTML, elapsed time. "Requests" and "gzip" are what a
first answer fetches, and the last columns the milliseconds until its first result. The plugin of easyops fetches its index
whole, and was not timed in the browser.

${growth(grown)}

## The page's longest task

CPU time of the longest task of the page from the first click to the whole answer, in visits of their own:

${markdownTable(
  ["search", "longest task"],
  measurements.map(({ name, longestTask }) => [name, longestTask]),
)}
`;
}
