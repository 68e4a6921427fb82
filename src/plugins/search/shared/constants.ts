export const MAX_SEARCH_RESULTS = 8;

/** Maximum number of results of one page, unless the list would not be full. */
export const MAX_RESULTS_PER_PAGE = 3;

export const MAX_QUERY_LENGTH = 512;

/**
 * The areas that readers can search alone, by the rank of their docs instances. `limit` is the maximum number of results of an
 * area in a list for readers of the docs, unless there are too few others.
 */
export const SEARCH_AREAS = [{ area: "Docs" }, { area: "API" }, { area: "Examples", limit: 3 }] as const;

/** Milliseconds without an answer after which the search box shows that it is waiting. */
export const STALL_THRESHOLD = 300;

export const FIELD_BOOSTS = { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 } as const;

/** BM25: how much the length of a field matters (0 to 1). */
export const BM25_B = 0.75;

/** BM25: how quickly further occurrences of a term lose weight. */
export const BM25_K1 = 1.2;

/** Number of sidebar categories above a page that are indexed with it. */
export const SIDEBAR_PARENT_CATEGORIES = 0;

/** Returns the path of a locale's index, below the base URL. */
export function searchIndexFile(locale: string): string {
  return `search-index-${locale}.json`;
}

/** The parts of an index that are split into shards: files that are fetched when a query needs them. */
export type ShardKind = "postings" | "texts";

/**
 * Returns the path of a shard, below the base URL. It contains the hash of the index, so that browsers may cache it forever.
 */
export function shardFile(hash: string, kind: ShardKind, number: number): string {
  return `assets/search/${hash}/${kind}-${String(number)}.json`;
}
