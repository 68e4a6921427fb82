import { MAX_RESULTS_PER_PAGE, MAX_SEARCH_RESULTS } from "../../shared/constants";
import type { Entry } from "./entries";
import { isDetail } from "./place";

/** Results of one name in the list at most: `id` is a field of a hundred types. */
const MAX_RESULTS_PER_NAME = 3;

/** Places at the top, which a reader sees first. */
const TOP = 4;
/** Results of one page among them, unless the query names that page. */
const MAX_RESULTS_PER_PAGE_AT_TOP = 2;

/**
 * Takes results in order, but no more of one page or of one name than leave room for others. Places that nobody else wants
 * go to those that were passed over: of each page and name one more, until the list is full.
 *
 * @param ranked - best first
 * @param named - the pages that the query names; whoever asks for one may want its sections
 * @returns as many as the box shows, or all if there are fewer
 */
export function spread<Result extends { readonly entry: Entry }>(
  ranked: readonly Result[],
  named: ReadonlySet<string>,
): Result[] {
  const pages = new Map<string, number>();
  const names = new Map<string, number>();
  const taken = new Set<Result>();
  const fill = (places: number, ofPage: (page: string) => number, ofName: number): void => {
    for (const result of ranked) {
      if (taken.size >= places) return;
      if (taken.has(result)) continue;
      const { page, names: own, place } = result.entry;
      const name = `${isDetail(place.kind) ? "detail" : place.kind} ${own[0] ?? ""}`;
      const [takenOfPage, takenOfName] = [pages.get(page) ?? 0, names.get(name) ?? 0];
      if (takenOfPage >= ofPage(page) || takenOfName >= ofName) continue;
      pages.set(page, takenOfPage + 1);
      names.set(name, takenOfName + 1);
      taken.add(result);
    }
  };
  const wanted = Math.min(ranked.length, MAX_SEARCH_RESULTS);
  const atTop = (page: string): number => (named.has(page) ? MAX_RESULTS_PER_PAGE : MAX_RESULTS_PER_PAGE_AT_TOP);
  fill(Math.min(wanted, TOP), atTop, MAX_RESULTS_PER_NAME);
  for (let more = 0; taken.size < wanted; more += 1) {
    fill(wanted, () => MAX_RESULTS_PER_PAGE + more, MAX_RESULTS_PER_NAME + more);
  }
  return [...taken];
}
