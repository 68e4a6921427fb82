/** Name of the theme, under which the page finds its settings. */
export const THEME = "docusaurus-lean-search";

/** Maximum number of results from one page, as long as other pages fill the list. */
export const MAX_RESULTS_PER_PAGE = 3;

export const MAX_QUERY_LENGTH = 512;

/** Milliseconds without an answer after which the search box shows that it is waiting. */
export const STALL_THRESHOLD = 300;

export const FIELD_BOOSTS = { title: 5, content: 1, tags: 3, sidebarParentCategories: 2 } as const;

/**
 * Once the engine of a large index has loaded more files than this, the next query gets a new engine, so that memory does not
 * grow with the number of queries: the worker needs about 20 MB for 11,000 pages and 70 MB for 57,000. Files that are needed
 * again come from the browser's cache. One query loads up to 60 files.
 */
export const MAX_FILES = 60;

/** Returns the path of a locale's index, below the base URL. */
export function searchIndexFile(locale: string): string {
  return `search-index-${locale}.json`;
}

/** The parts of an index that are split into shards: files that are fetched when a query needs them. */
export const SHARD_KINDS = ["postings", "texts", "cells"] as const;

export type ShardKind = (typeof SHARD_KINDS)[number];

/**
 * Returns the path of a shard, below the base URL. The path contains the hash of the index, so that browsers may cache the shard
 * forever.
 */
export function shardFile(hash: string, kind: ShardKind, number: number): string {
  return `assets/search/${hash}/${kind}-${String(number)}.json`;
}
