import { answers, answersOnPage, matchesRoute, pageOf } from "./queries";
import type { JudgedQuery } from "./queries";
import { markdownTable, percent } from "./table";

/** What an engine answered to one judged query. */
export interface Outcome {
  readonly judged: JudgedQuery;
  /** Routes of the results, best first. */
  readonly routes: readonly string[];
  /** Position of the first result that answers the query, from 1; `null` if none does. */
  readonly rank: number | null;
  /** Position of the first page with an answer among the pages of the results, from 1; `null` if there is none. */
  readonly pageRank: number | null;
  /** Like `rank`, but only with the answers that were written down before any engine was asked. */
  readonly firstRank: number | null;
}

/** How many queries of a set have been answered well. */
export interface Success {
  /** Number of queries. */
  readonly asked: number;
  /** Share with an answer as the first result, from 0 to 1. */
  readonly at1: number;
  /** Share with an answer among the first three results. */
  readonly at3: number;
}

function rankOf(routes: readonly string[], isAnswer: (route: string) => boolean): number | null {
  const position = routes.findIndex(isAnswer);
  return position === -1 ? null : position + 1;
}

/** Judges the results of one query. */
export function judge(judged: JudgedQuery, routes: readonly string[]): Outcome {
  return {
    judged,
    routes,
    rank: rankOf(routes, (route) => answers(judged, route)),
    pageRank: rankOf([...new Set(routes.map(pageOf))], (page) => answersOnPage(judged, page)),
    firstRank: rankOf(routes, (route) => judged.accept.some((pattern) => matchesRoute(pattern, route))),
  };
}

/**
 * Computes the success of an engine. Without queries, both shares are 1.
 *
 * @param by - the position that counts: see `Outcome`
 */
export function successOf(outcomes: readonly Outcome[], by: "rank" | "pageRank" | "firstRank" = "rank"): Success {
  const share = (limit: number): number => {
    const right = outcomes.filter((outcome) => (outcome[by] ?? Infinity) <= limit).length;
    return outcomes.length === 0 ? 1 : right / outcomes.length;
  };
  return { asked: outcomes.length, at1: share(1), at3: share(3) };
}

/** The success for each kind of query, then for all queries, as a table. */
export function successTable(outcomes: readonly Outcome[]): string {
  const kinds = new Set(outcomes.map(({ judged }) => judged.kind));
  const rows = [...kinds, "all"].map((name) => {
    const { asked, at1, at3 } = successOf(outcomes.filter(({ judged }) => name === "all" || judged.kind === name));
    return [name, asked, percent(at1), percent(at3)];
  });
  return markdownTable(["kind", "asked", "first", "in the first three"], rows);
}

/** Lists the queries without an answer as the first result, a line for each: position of the answer, query, first results. */
export function missesOf(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ rank }) => rank !== 1)
    .map(({ judged, rank, routes }) => {
      const place = rank === null ? "-" : String(rank);
      return `${place}  ${judged.query} [${judged.kind}]  ${routes.slice(0, 3).join("  ") || "no result"}`;
    });
}
