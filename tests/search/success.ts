import { answers, answersOnPage, matchesRoute, pageOf } from "./queries";
import type { JudgedQuery } from "./queries";
import { markdownTable, percent } from "./table";

/** What an engine answered to one judged query. */
export interface Outcome {
  readonly judged: JudgedQuery;
  /** Routes of the results, best first. */
  readonly routes: readonly string[];
  /** Place of the first result that answers the query, from 1; `null` if none does. */
  readonly rank: number | null;
  /** Place of the first page with an answer among the pages of the results; several places of a page count as one. */
  readonly pageRank: number | null;
  /** Like `rank`, but only with the answers that were written down before any engine was asked. */
  readonly firstRank: number | null;
}

/** Shares of a set of queries, from 0 to 1. */
export interface Success {
  readonly asked: number;
  readonly at1: number;
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
 * Shares of the queries with an answer as the first result, and among the first three. Without queries, both are 1.
 *
 * @param by - whether the place itself must be right, or its page is enough, or only the first answers count
 */
export function successOf(outcomes: readonly Outcome[], by: "rank" | "pageRank" | "firstRank" = "rank"): Success {
  const share = (limit: number): number => {
    const right = outcomes.filter((outcome) => (outcome[by] ?? Infinity) <= limit).length;
    return outcomes.length === 0 ? 1 : right / outcomes.length;
  };
  return { asked: outcomes.length, at1: share(1), at3: share(3) };
}

/** Figures for each kind of query, then for all of them, as a table. */
export function successTable(outcomes: readonly Outcome[]): string {
  const kinds = new Set(outcomes.map(({ judged }) => judged.kind));
  const rows = [...kinds, "all"].map((name) => {
    const { asked, at1, at3 } = successOf(outcomes.filter(({ judged }) => name === "all" || judged.kind === name));
    return [name, asked, percent(at1), percent(at3)];
  });
  return markdownTable(["kind", "asked", "first", "in the first three"], rows);
}

/** Queries whose answer does not come first, one line each: place of the answer, query, and what came first. */
export function missesOf(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ rank }) => rank !== 1)
    .map(({ judged, rank, routes }) => {
      const place = rank === null ? "-" : String(rank);
      return `${place}  ${judged.query} [${judged.kind}]  ${routes.slice(0, 3).join("  ") || "no result"}`;
    });
}
