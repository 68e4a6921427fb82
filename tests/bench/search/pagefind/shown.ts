/** A place on a page that Pagefind found. */
interface SubResult {
  readonly url: string;
  /** Positions of the matching words. */
  readonly locations: readonly number[];
}

/** A page that Pagefind found. */
export interface PageResult {
  readonly url: string;
  readonly sub_results: readonly SubResult[];
}

/** Places shown below a page. */
const SHOWN_PLACES = 3;

/**
 * The links of one result as Pagefind's box lists them: the page, then the three of its places with the most matches, in
 * the order of the page. A first place that is the page itself is not repeated.
 */
export function shownRoutes({ url, sub_results: places }: PageResult): string[] {
  const below = places.filter((place) => place.url !== url);
  const best = new Set([...below].sort((a, b) => b.locations.length - a.locations.length).slice(0, SHOWN_PLACES));
  return [url, ...below.filter((place) => best.has(place)).map((place) => place.url)];
}
