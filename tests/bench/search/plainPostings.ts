import type { Posting } from "@site/src/plugins/search/shared/terms";

/** A posting as a file that packs nothing would hold it. */
export interface PlainPosting {
  readonly documents: readonly number[];
  readonly frequencies: readonly number[];
}

/** Postings by their terms, each with its own part of the columns that they share. */
export function plainPostings(postings: ReadonlyMap<string, Posting>): [term: string, posting: PlainPosting][] {
  return [...postings].map(([term, { ids, frequencies, start, end }]) => [
    term,
    { documents: [...ids.subarray(start, end)], frequencies: [...frequencies.subarray(start, end)] },
  ]);
}
