import { gzipSync } from "node:zlib";
import { judge, successOf } from "../../../search/success";
import type { Outcome } from "../../../search/success";
import { markdownTable, percent } from "../../../search/table";
import { LINES } from "../measure";
import { downloadSize } from "../results";
import type { Foreign, ForeignResult } from "./index";

/** The heading of the last part of the report. */
export const FOREIGN_HEADING = "## Pages of other projects";

function costs(searches: readonly Foreign[]): string {
  const rows = searches.map(({ name, files, waits, seconds, memory, size }) => [
    name,
    files.length,
    downloadSize(files, (file) => gzipSync(file)),
    ...waits.map(({ first }) => first.toFixed(0)),
    seconds.toFixed(1),
    memory === undefined ? "–" : (memory / 1e6).toFixed(0),
    (size / 1e6).toFixed(1),
  ]);
  const lines = LINES.map(({ name }) => `ms at ${name}`);
  return markdownTable(["search", "requests", "gzip", ...lines, "seconds", "MB of memory", "MB on disk"], rows);
}

function success(names: readonly string[], outcomes: readonly (readonly Outcome[])[]): string {
  const rows = outcomes.flatMap((all, at) =>
    (["tuned", "held-out"] as const).map((half) => {
      const ofHalf = all.filter(({ judged }) => judged.half === half);
      const shares = (["pageRank", "rank"] as const).map((by) => successOf(ofHalf, by));
      const cells = shares.flatMap(({ at1, at3 }) => [percent(at1), percent(at3)]);
      return [names[at] ?? "", half, ofHalf.length, ...cells];
    }),
  );
  return markdownTable(["search", "set", "queries", "page, @1", "page, @3", "place, @1", "place, @3"], rows);
}

function sectionOf(
  { corpus, commit, pages, documents, searches }: ForeignResult,
  circumstances: readonly string[],
): string {
  const outcomes = searches.map(({ routes }) => corpus.queries.map((query, at) => judge(query, routes[at] ?? [])));
  const names = searches.map(({ name }) => name);
  const positions = corpus.queries.map(({ query, kind, half }, at) => [
    query,
    kind,
    half,
    ...outcomes.map((all) => String(all[at]?.pageRank ?? "–")),
  ]);
  return `### ${corpus.repository}

${[`Commit ${commit}`, ...circumstances].map((line) => `- ${line}`).join("\n")}
- ${pages.toLocaleString("en-GB")} pages, ${documents.toLocaleString("en-GB")} documents

${costs(searches)}

${success(names, outcomes)}

Position of the first right page among the pages of the results:

${markdownTable(["query", "kind", "set", ...names], positions)}
`;
}

/**
 * The part of the report about pages of other projects, in Markdown.
 *
 * @param earlier - this part of an earlier report, whose sections about other projects are kept
 */
export function foreignReport(result: ForeignResult, circumstances: readonly string[], earlier: string): string {
  const title = `### ${result.corpus.repository}\n`;
  const others = earlier.split(/\n(?=### )/u).filter((part) => part.startsWith("### ") && !part.startsWith(title));
  return `${FOREIGN_HEADING}

Written by \`npm run bench:search -- foreign <clone>\`, for a clone of a repository of \`foreign/corpora.json\`. Its docs are built
as a site with the packages of this project, once with each of two searches in its documented configuration; Pagefind indexes
the first of these sites. "Seconds" are those that Docusaurus spends after rendering the pages, or those of Pagefind's command.
"Memory" is the peak of a process that makes the index from documents in memory. "Requests" and "gzip" are what a first answer
fetches, and "ms" the time from the first click to the first result for a word typed at once, in the median of three visits.

Answers to queries were written down before any search was asked. The results of the tuned queries led to changes of our
ranking; the held-out ones were written after the first of these. "Page" columns count a page once, wherever on it the
result is; "place" columns count the exact result. An answer may be of any version and any programming language.

${[...others, sectionOf(result, circumstances)].sort().join("\n")}`;
}
