import queries from "./queries.json";

/** A query that readers ask, and the places that answer it. */
export interface JudgedQuery {
  readonly query: string;
  /** What it is an example of; figures are given for each. */
  readonly kind: string;
  /**
   * Ranking is tuned on one half alone, so that the other says how it fares with queries that nobody looked at. The new ones
   * were written by somebody who had never seen the ranking.
   */
  readonly half: "tuned" | "held-out" | "new-tuned" | "new-held-out";
  /**
   * Patterns of routes, see `matchesRoute`. Without an anchor, a route stands for the top of its page. They were written
   * down before any engine was asked.
   */
  readonly accept: readonly string[];
  /** Further answers, found later among the results of engines: counted, but told apart so that it can be seen. */
  readonly added?: readonly string[];
  /**
   * The place among the results at which it was answered when that was last written down, and which may not get worse: the
   * first one unless told, `null` when it was not answered.
   */
  readonly place?: number | null;
}

/** The judged queries, in the order of the file. */
export const judgedQueries = queries as readonly JudgedQuery[];

/** A route below the base URL without the slash at its end, so that `/api/#cli` and `/api#cli` are one. */
function normalizeRoute(route: string): string {
  const [path = "", anchor] = route.split("#");
  const trimmed = path.length > 1 ? path.replace(/\/$/u, "") : path;
  return anchor === undefined ? trimmed : `${trimmed}#${anchor}`;
}

/**
 * Whether a route is one that a pattern stands for.
 *
 * @param pattern - a route in which `*` stands for any characters
 * @param route - path below the base URL, with the anchor of a section
 */
export function matchesRoute(pattern: string, route: string): boolean {
  const source = normalizeRoute(pattern)
    .split("*")
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, "\\$&"))
    .join(".*");
  return new RegExp(`^${source}$`, "u").test(normalizeRoute(route));
}

/** All patterns of a judged query. */
export function acceptedBy({ accept, added = [] }: JudgedQuery): readonly string[] {
  return [...accept, ...added];
}

/** Whether a route answers a judged query. */
export function answers(judged: JudgedQuery, route: string): boolean {
  return acceptedBy(judged).some((pattern) => matchesRoute(pattern, route));
}

/** The page of a route, without the slash at its end. */
export function pageOf(route: string): string {
  return normalizeRoute(route.replace(/#.*$/u, ""));
}

/** Whether a route leads to a page on which an answer stands, wherever on it. */
export function answersOnPage(judged: JudgedQuery, route: string): boolean {
  return acceptedBy(judged).some((pattern) => matchesRoute(pageOf(pattern), pageOf(route)));
}
