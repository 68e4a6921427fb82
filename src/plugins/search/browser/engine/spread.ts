import { MAX_RESULTS_PER_PAGE, MAX_SEARCH_RESULTS } from "../../shared/constants";
import type { Entry } from "./entries";
import { isDetail } from "./place";

/** Results of one name in the list at most: `id` is a field of a hundred types. */
const MAX_RESULTS_PER_NAME = 3;

/**
 * Takes results in order, but no more of one page or of one name than leave room for others. Places that nobody else wants
 * go to those that were passed over: of each page and name one more, until the list is full.
 *
 * @param ranked - best first
 * @returns as many as the box shows, or all if there are fewer
 */
export function spread<Result extends { readonly entry: Entry }>(ranked: readonly Result[]): Result[] {
  const pages = new Map<string, number>();
  const names = new Map<string, number>();
  const taken = new Set<Result>();
  const wanted = Math.min(ranked.length, MAX_SEARCH_RESULTS);
  for (let more = 0; taken.size < wanted; more += 1) {
    for (const result of ranked) {
      if (taken.has(result) || taken.size === wanted) continue;
      const { page, names: own, place } = result.entry;
      const name = `${isDetail(place.kind) ? "detail" : place.kind} ${own[0] ?? ""}`;
      const ofPage = pages.get(page) ?? 0;
      const ofName = names.get(name) ?? 0;
      if (ofPage >= MAX_RESULTS_PER_PAGE + more || ofName >= MAX_RESULTS_PER_NAME + more) continue;
      pages.set(page, ofPage + 1);
      names.set(name, ofName + 1);
      taken.add(result);
    }
  }
  return [...taken];
}
