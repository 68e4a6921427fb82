import { createHash } from "node:crypto";
import { encodeNumber, isPage, packDocuments, packTerms, SEPARATOR } from "../shared/packed.ts";
import type { PostingShard, SearchIndexFile, TextShard } from "../shared/packed.ts";
import type { SearchSettings } from "../shared/settings.ts";
import { SEARCH_FIELDS } from "../shared/terms.ts";
import type { Draft } from "./documents.ts";
import { invertedOf, lunrBuilder } from "./lunr.ts";
import type { Inverted } from "./lunr.ts";

/** All files of an index: the core, which is fetched first, and the shards. */
export interface PackedFiles {
  readonly core: SearchIndexFile;
  readonly postings: readonly PostingShard[];
  readonly texts: readonly TextShard[];
}

/**
 * Minimum number of characters of packed postings in a shard, except the last. Small, because each word of a query
 * fetches a whole shard.
 */
const MIN_POSTINGS_LENGTH = 2000;
/** Terms that share this many first letters are in the same shard. */
const SHARED_LETTERS = 3;
/**
 * Maximum number of characters of running text in a shard of several documents. Small, because eight results may need
 * eight shards.
 */
const MAX_TEXTS_LENGTH = 3000;
const HASH_LENGTH = 8;

/** A shard of postings under construction. */
interface PostingRange {
  readonly terms: string[];
  readonly documents: string[];
  frequencies: string;
  length: number;
}

function postingRanges(postings: Inverted["content"]): readonly PostingRange[] {
  const ranges: PostingRange[] = [];
  for (const [term, { ids, frequencies }] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let range = ranges.at(-1);
    const beginning = term.slice(0, SHARED_LETTERS);
    if (!range || (range.length >= MIN_POSTINGS_LENGTH && !range.terms.at(-1)?.startsWith(beginning))) {
      range = { terms: [], documents: [], frequencies: "", length: 0 };
      ranges.push(range);
    }
    let gaps = "";
    let last = -1;
    for (const [at, id] of ids.entries()) {
      gaps += encodeNumber(id - last - 1);
      range.frequencies += encodeNumber(frequencies[at] ?? 0);
      last = id;
    }
    range.terms.push(term);
    range.documents.push(gaps);
    range.length += term.length + gaps.length;
  }
  return ranges;
}

/** Counts the characters of running text from a document to the end of its page. */
function restOfPage(drafts: readonly Draft[], from: number): number {
  let length = 0;
  for (let at = from; at < drafts.length; at += 1) {
    const draft = drafts[at];
    if (!draft || (at > from && isPage(draft))) break;
    length += draft.content.length;
  }
  return length;
}

/** Splits the texts of documents into shards, between pages if possible, so that results of one page share a shard. */
export function textShards(drafts: readonly Draft[]): TextShard[] {
  const shards: Draft[][] = [];
  let length = 0;
  for (const [at, draft] of drafts.entries()) {
    const wanted = isPage(draft) ? Math.min(restOfPage(drafts, at), MAX_TEXTS_LENGTH) : draft.content.length;
    const shard = shards.at(-1);
    if (shard && length + wanted <= MAX_TEXTS_LENGTH) {
      shard.push(draft);
      length += draft.content.length;
    } else {
      shards.push([draft]);
      length = draft.content.length;
    }
  }
  return shards.map((shard) => ({ texts: shard.map(({ content }) => content), code: shard.map(({ code }) => code) }));
}

/**
 * Packs the index that lunr makes of documents into the files of a search.
 *
 * @param drafts - the documents, each page followed by its sections; the positions are the ids
 * @throws Error if a section does not follow its page, or has an unknown kind
 */
export function packIndex(drafts: readonly Draft[], settings: SearchSettings): PackedFiles {
  const { content, names, lengths } = invertedOf(lunrBuilder(drafts, settings), drafts.length);
  const ranges = postingRanges(content);
  const texts = textShards(drafts);
  const postings = ranges.map((range) => ({
    terms: packTerms(range.terms),
    documents: range.documents.join(SEPARATOR),
    frequencies: range.frequencies,
  }));
  const documents = packDocuments(drafts, settings.kinds);
  const index = {
    fields: SEARCH_FIELDS,
    terms: packTerms(ranges.flatMap((range) => range.terms.filter((term) => !names.has(term)))),
    lengths: lengths.map(encodeNumber).join(""),
    postings: ranges.map((range) => range.terms[0] ?? "").join(SEPARATOR),
    texts: texts.map((shard) => encodeNumber(shard.texts.length)).join(""),
  };
  const hash = createHash("sha256")
    .update(JSON.stringify([documents, index, postings, texts]))
    .digest("hex");
  const named = { ...index, hash: hash.slice(0, HASH_LENGTH) };
  return { core: { documents, index: named, settings }, postings, texts };
}
