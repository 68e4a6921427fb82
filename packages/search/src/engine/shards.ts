import { decodeInto, decodeNumbers, SEPARATOR, unpackTerms } from "../shared/packed.ts";
import type { PostingShard, TextShard } from "../shared/packed.ts";
import type { Posting } from "../shared/terms.ts";
import { lowerBound } from "./lexicon.ts";

/** Thrown for a shard that no longer exists: the reader's index is from an earlier build. */
export class ShardGone extends Error {}

/** Parts of an index in shards, which are loaded on demand and then stay in memory. */
export interface ShardStore<Key, Part> {
  /** Whether the shards of all these parts have loaded. */
  hasAll(keys: readonly Key[]): boolean;
  /**
   * Loads the missing shards of parts, all at the same time.
   *
   * @throws Error of the first one that fails
   */
  load(keys: readonly Key[]): Promise<void>;
  get(key: Key): Part | undefined;
}

/**
 * Creates a store of shards.
 *
 * @param shardOf - returns the number of the shard with a part; `undefined` if it is in none
 * @param partIn - reads a part from its shard
 */
export function createStore<Key, Shard, Part>(
  fetchShard: (number: number) => Promise<Shard>,
  shardOf: (key: Key) => number | undefined,
  partIn: (shard: Shard, key: Key) => Part | undefined,
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
      const shard = loaded.get(shardOf(key) ?? -1);
      return shard && partIn(shard, key);
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
      for (let at = start + 1; at < end; at += 1) ids[at] = (ids[at] ?? 0) + (ids[at - 1] ?? 0) + 1;
      return [term, { ids, frequencies, start, end }];
    }),
  );
  if (known !== end) throw new Error(`${String(known)} frequencies for ${String(end)} documents`);
  return postings;
}

/**
 * Creates the store of the postings of running text, by term.
 *
 * @param packedFirsts - the first term of each shard, from the index
 */
export function createPostings(
  packedFirsts: string,
  fetchShard: (number: number) => Promise<PostingShard>,
): ShardStore<string, Posting> {
  const firsts = packedFirsts === "" ? [] : packedFirsts.split(SEPARATOR);
  return createStore(
    async (number) => unpackPostings(await fetchShard(number)),
    (term) => {
      const at = lowerBound(firsts, term);
      if (firsts[at] === term) return at;
      // A term before the very first one is in no shard.
      return at > 0 ? at - 1 : undefined;
    },
    (postings, term) => postings.get(term),
  );
}

/** The text below the heading of a document. */
export interface DocumentText {
  readonly text: string;
  readonly code: string;
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
  const positions: { readonly shard: number; readonly at: number }[] = [];
  const counts = decodeNumbers(packedCounts);
  counts.forEach((count, shard) => {
    for (let at = 0; at < count; at += 1) positions.push({ shard, at });
  });
  return createStore(
    async (number) => {
      const shard = await fetchShard(number);
      if (shard.texts.length !== counts[number] || shard.code.length !== counts[number]) {
        throw new Error(`file ${String(number)} has the texts of ${String(shard.texts.length)} documents`);
      }
      return shard;
    },
    (id) => positions[id]?.shard,
    ({ texts, code }, id) => {
      const at = positions[id]?.at ?? -1;
      return { text: texts[at] ?? "", code: code[at] ?? "" };
    },
  );
}
