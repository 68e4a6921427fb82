import { decodeInto } from "../../shared/numbers";
import type { PostingShard } from "../../shared/packed";
import type { Posting } from "../../shared/postings";
import { SEPARATOR, unpackTerms } from "../../shared/terms";
import { lowerBound } from "./bounds";
import { createShards } from "./shards";

/**
 * Reads a file of postings.
 *
 * @throws Error if its parts do not fit together
 */
export function unpackPostings({ terms: packed, documents, frequencies: counts }: PostingShard): Map<string, Posting> {
  const terms = unpackTerms(packed);
  const lists = documents.split(SEPARATOR);
  if (lists.length !== terms.length) {
    throw new Error(`${String(lists.length)} lists of documents for ${String(terms.length)} terms`);
  }
  // No number is shorter than a character.
  const [ids, frequencies] = [new Uint32Array(documents.length), new Uint32Array(counts.length)];
  const known = decodeInto(frequencies, 0, counts);
  let end = 0;
  const postings = new Map(
    terms.map((term, number) => {
      const start = end;
      end = decodeInto(ids, start, lists[number] ?? "");
      for (let at = start + 1; at < end; at += 1) ids[at] = (ids[at] ?? 0) + (ids[at - 1] ?? 0) + 1;
      return [term, { ids, frequencies, start, end }];
    }),
  );
  if (known !== end) throw new Error(`${String(known)} frequencies for ${String(end)} documents`);
  return postings;
}

/** Where terms stand in running text, which is fetched for those of a query. */
export interface TextPostings {
  /** Whether what is known of these terms is all there. */
  areHere(terms: readonly string[]): boolean;
  /**
   * Fetches the postings of terms.
   *
   * @throws Error of the first file that cannot be had
   */
  load(terms: readonly string[]): Promise<void>;
  /** The postings of these terms, as far as they are there; a term that stands in no text has none. */
  of(terms: readonly string[]): ReadonlyMap<string, Posting>;
}

/**
 * Keeps the postings of running text.
 *
 * @param cuts - the first term of each file, as the index says
 * @param fetchShard - gets one of the files by its number
 */
export function createPostings(cuts: string, fetchShard: (number: number) => Promise<PostingShard>): TextPostings {
  const firsts = cuts === "" ? [] : cuts.split(SEPARATOR);
  const shards = createShards(async (number) => unpackPostings(await fetchShard(number)));
  const shardOf = (term: string): number => {
    const at = lowerBound(firsts, term);
    return firsts[at] === term ? at : at - 1;
  };
  // What comes before the first term of all stands nowhere.
  const shardsOf = (terms: readonly string[]): number[] => terms.map(shardOf).filter((number) => number >= 0);
  return {
    areHere: (terms) => shards.areHere(shardsOf(terms)),
    load: (terms) => shards.load(shardsOf(terms)),
    of(terms) {
      return new Map(
        terms.flatMap((term) => {
          const posting = shards.at(shardOf(term))?.get(term);
          return posting ? [[term, posting]] : [];
        }),
      );
    },
  };
}
