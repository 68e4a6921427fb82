import queries from "./queries.json";

/** A query that readers ask, and the pages and sections that answer it. */
export interface JudgedQuery {
  readonly query: string;
  /** Its kind; results are reported for each kind. */
  readonly kind: string;
  /**
   * Ranking is tuned only on the queries of the tuned halves. Those of the held-out halves show how well it works for
   * queries that it was not tuned on. The author of the `new` and `asked` queries had never seen the ranking.
   */
  readonly half: "tuned" | "held-out" | "new-tuned" | "new-held-out" | "asked-tuned" | "asked-held-out";
  /** Path of the page that it is asked from. */
  readonly from?: string;
  /**
   * Patterns of routes, see `matchesRoute`. Without an anchor, a route stands for the top of its page. The patterns were
   * written down before any engine was asked.
   */
  readonly accept: readonly string[];
  /** Patterns of further answers, which were found later among the results of engines. They count like those of `accept`. */
  readonly added?: readonly string[];
  /**
   * Recorded position of the first answer among the results, from 1. It must not get worse. Missing for position 1; `null` if
   * no result answers the query.
   */
  readonly place?: number | null;
}

const all = queries as readonly JudgedQuery[];

/** The judged queries that are not asked from a page, in the order of the file. */
export const judgedQueries = all.filter(({ from }) => from === undefined);

/** The judged queries that are asked from a page. Readers expect answers from the area of that page. */
export const queriesFromPages = all.filter(({ from }) => from !== undefined);

/** Removes the trailing slash from the path of a route, so that `/api/#cli` and `/api#cli` become equal. */
function normalizeRoute(route: string): string {
  const [path = "", anchor] = route.split("#");
  const trimmed = path.length > 1 ? path.replace(/\/$/u, "") : path;
  return anchor === undefined ? trimmed : `${trimmed}#${anchor}`;
}

/**
 * Whether a route matches a pattern.
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

/** All patterns of the answers to a judged query. */
export function acceptedBy({ accept, added = [] }: JudgedQuery): readonly string[] {
  return [...accept, ...added];
}

/** Whether a route answers a judged query. */
export function answers(judged: JudgedQuery, route: string): boolean {
  return acceptedBy(judged).some((pattern) => matchesRoute(pattern, route));
}

/** The page of a route, without a trailing slash. */
export function pageOf(route: string): string {
  return normalizeRoute(route.replace(/#.*$/u, ""));
}

/** Whether a route leads to a page with an answer, in any of its sections. */
export function answersOnPage(judged: JudgedQuery, route: string): boolean {
  return acceptedBy(judged).some((pattern) => matchesRoute(pageOf(pattern), pageOf(route)));
}
