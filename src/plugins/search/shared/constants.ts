/** Constants of the specification, and the names of files, for the build, the engine and the box. */

/** Results shown at most. */
export const MAX_SEARCH_RESULTS = 8;

/** Results of one page among them, unless places would stay empty. */
export const MAX_RESULTS_PER_PAGE = 3;

/** Characters that the box accepts. */
export const MAX_QUERY_LENGTH = 512;

/** Milliseconds without an answer after which the box says that it is waiting. */
export const STALL_THRESHOLD = 300;

/** How much a match in each field of a document counts. */
export const FIELD_BOOSTS = { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 } as const;

/** BM25: how much the length of a field matters (0 to 1). */
export const BM25_B = 0.75;

/** BM25: how soon further occurrences of a term stop counting. */
export const BM25_K1 = 1.2;

/** Sidebar categories above a page that are indexed with it. */
export const SIDEBAR_PARENT_CATEGORIES = 0;

/** Name of the index of a locale, below the base URL. */
export function searchIndexFile(locale: string): string {
  return `search-index-${locale}.json`;
}

/** The parts of an index that are cut into shards: files that are fetched when a query needs them. */
export type ShardKind = "postings" | "texts";

/**
 * Path of a shard below the base URL. The hash is that of the content, so that browsers may cache the file for ever.
 *
 * @param hash - of the index
 * @param number - position among the shards of its kind
 */
export function shardFile(hash: string, kind: ShardKind, number: number): string {
  return `assets/search/${hash}/${kind}-${String(number)}.json`;
}
