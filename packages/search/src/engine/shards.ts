import { decodeInto, decodeNumbers, SEPARATOR, sumGaps, unpackTerms } from "../shared/encoding.ts";
import type { DocumentPart, PostingShard, TextShard } from "../shared/packed.ts";
import type { Posting } from "../shared/terms.ts";
import { lowerBound } from "./lexicon.ts";

/** Thrown for a shard that the server does not have, for example because the reader's index is from an earlier build. */
export class ShardGone extends Error {}

/** Parts of an index in shards, which are loaded on demand and then stay in memory. */
export interface ShardStore<Key, Part> {
  /** Whether the shards of all these parts have loaded. */
  hasAll(keys: readonly Key[]): boolean;
  /**
   * Loads the missing shards of parts, all at the same time.
   *
   * @throws Error of the first shard that fails to load
   */
  load(keys: readonly Key[]): Promise<void>;
  get(key: Key): Part | undefined;
}

/**
 * Creates a store of shards.
 *
 * @param shardOf - returns the number of the shard with a part; `undefined` if no shard can have the part
 * @param partIn - reads a part from its shard
 */
export function createStore<Key, Shard, Part>(
  fetchShard: (number: number) => Promise<Shard>,
  shardOf: (key: Key) => number | undefined,
  partIn: (shard: Shard, key: Key, number: number) => Part | undefined,
): ShardStore<Key, Part> {
  const loaded = new Map<number, Shard>();
  const loading = new Map<number, Promise<void>>();
  const missing = (keys: readonly Key[]): number[] =>
    [...new Set(keys.flatMap((key) => shardOf(key) ?? []))].filter((number) => !loaded.has(number));

  function load(number: number): Promise<void> {
    const promise =
      loading.get(number) ??
      fetchShard(number)
        .then((shard) => {
          loaded.set(number, shard);
        })
        .finally(() => {
          loading.delete(number);
        });
    loading.set(number, promise);
    return promise;
  }

  return {
    hasAll: (keys) => missing(keys).length === 0,
    async load(keys) {
      await Promise.all(missing(keys).map(load));
    },
    get(key) {
      const number = shardOf(key) ?? -1;
      const shard = loaded.get(number);
      return shard && partIn(shard, key, number);
    },
  };
}

/**
 * Reads a shard of postings.
 *
 * @throws Error if its lists have different lengths
 */
export function unpackPostings({ terms: packed, documents, frequencies: counts }: PostingShard): Map<string, Posting> {
  const terms = unpackTerms(packed);
  const lists = documents.split(SEPARATOR);
  if (lists.length !== terms.length) {
    throw new Error(`${String(lists.length)} lists of documents for ${String(terms.length)} terms`);
  }
  // Each number takes at least one character.
  const [ids, frequencies] = [new Uint32Array(documents.length), new Uint32Array(counts.length)];
  const known = decodeInto(frequencies, 0, counts);
  let end = 0;
  const postings = new Map(
    terms.map((term, number) => {
      const start = end;
      end = decodeInto(ids, start, lists[number] ?? "");
      sumGaps(ids, start, end);
      return [term, { ids, frequencies, start, end }];
    }),
  );
  if (known !== end) throw new Error(`${String(known)} frequencies for ${String(end)} documents`);
  return postings;
}

/**
 * Finds the range of a term.
 *
 * @param firsts - the first term of each range, in ascending order
 * @returns undefined for a term before the very first one, which is in no range
 */
export function rangeOf(firsts: readonly string[], term: string): number | undefined {
  const at = lowerBound(firsts, term);
  if (firsts[at] === term) return at;
  return at > 0 ? at - 1 : undefined;
}

/** Reads a list of the first terms of ranges. */
export function unpackFirsts(packed: string): string[] {
  return packed === "" ? [] : packed.split(SEPARATOR);
}

/** Copies the text lengths in a shard of a large index to the list of all documents. */
function copyLengths(lengths: Uint32Array, postings: ReadonlyMap<string, Posting>, packed: string): void {
  const known = decodeNumbers(packed);
  for (const { ids, start, end } of postings.values()) {
    for (let at = start; at < end; at += 1) lengths[ids[at] ?? 0] = known[at] ?? 0;
  }
}

/**
 * Creates the store of the postings of running text, by term.
 *
 * @param packedFirsts - the first term of each shard, from the index
 * @param lengths - number of terms in the running text of each document; filled in by the shards of a large index
 */
export function createPostings(
  packedFirsts: string,
  fetchShard: (number: number) => Promise<PostingShard>,
  lengths: Uint32Array = new Uint32Array(),
): ShardStore<string, Posting> {
  const firsts = unpackFirsts(packedFirsts);
  return createStore(
    async (number) => {
      const shard = await fetchShard(number);
      const postings = unpackPostings(shard);
      if (shard.lengths !== undefined) copyLengths(lengths, postings, shard.lengths);
      return postings;
    },
    (term) => rangeOf(firsts, term),
    (postings, term) => postings.get(term),
  );
}

/** The text below the heading of a document. */
export interface DocumentText {
  readonly text: string;
  readonly code: string;
  /** In a large index: the documents of its shard. */
  readonly part?: DocumentPart | undefined;
}

/**
 * Creates the store of the texts of documents, by document id.
 *
 * @param packedCounts - number of documents in each shard, from the index
 */
export function createTexts(
  packedCounts: string,
  fetchShard: (number: number) => Promise<TextShard>,
): ShardStore<number, DocumentText> {
  const counts = decodeNumbers(packedCounts);
  // Only the first id of each shard is stored, because a large index has hundreds of thousands of documents.
  let end = 0;
  const starts = counts.map((count) => (end += count) - count);
  return createStore(
    async (number) => {
      const shard = await fetchShard(number);
      if (shard.texts.length !== counts[number] || shard.code.length !== counts[number]) {
        const found = `${String(shard.texts.length)} texts and the code of ${String(shard.code.length)}`;
        throw new Error(`file ${String(number)} has ${found} for ${String(counts[number])} documents`);
      }
      return shard;
    },
    (id) => (id < end ? lowerBound(starts, id + 1) - 1 : undefined),
    ({ texts, code, part }, id, number) => {
      const at = id - (starts[number] ?? 0);
      return { text: texts[at] ?? "", code: code[at] ?? "", part };
    },
  );
}
