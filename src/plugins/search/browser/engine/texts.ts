import { decodeNumbers } from "../../shared/numbers";
import type { TextShard } from "../../shared/packed";
import { createShards } from "./shards";

/** What stands below the heading of a document. */
export interface DocumentText {
  readonly text: string;
  /** Code in it. */
  readonly code: string;
}

/** The texts of an index, which are fetched for the documents that are shown. */
export interface Texts {
  /** Whether the texts of these documents are all there. */
  areHere(ids: readonly number[]): boolean;
  /**
   * Fetches the texts of documents.
   *
   * @throws Error of the first file that cannot be had
   */
  load(ids: readonly number[]): Promise<void>;
  /** The text of a document that is there. */
  of(id: number): DocumentText | undefined;
}

/**
 * Keeps the texts of an index.
 *
 * @param cuts - for each file of texts, in order, how many documents it holds, as the index says
 * @param fetchShard - gets one of the files by its number
 */
export function createTexts(cuts: string, fetchShard: (number: number) => Promise<TextShard>): Texts {
  const places: { readonly shard: number; readonly at: number }[] = [];
  const counts = decodeNumbers(cuts);
  counts.forEach((count, shard) => {
    for (let at = 0; at < count; at += 1) places.push({ shard, at });
  });
  const shards = createShards(async (number) => {
    const shard = await fetchShard(number);
    if (shard.texts.length !== counts[number] || shard.code.length !== counts[number]) {
      throw new Error(`file ${String(number)} has the texts of ${String(shard.texts.length)} documents`);
    }
    return shard;
  });
  const shardsOf = (ids: readonly number[]): number[] => ids.flatMap((id) => places[id]?.shard ?? []);
  return {
    areHere: (ids) => shards.areHere(shardsOf(ids)),
    load: (ids) => shards.load(shardsOf(ids)),
    of(id) {
      const place = places[id];
      const shard = place && shards.at(place.shard);
      return shard && { text: shard.texts[place.at] ?? "", code: shard.code[place.at] ?? "" };
    },
  };
}
