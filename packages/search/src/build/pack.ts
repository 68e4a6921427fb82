import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { pathOf, sectionFinder } from "../engine/entries.ts";
import { encodeGaps, encodeNumber, packTerms, SEPARATOR } from "../shared/encoding.ts";
import { isPage, packDocuments, packPart } from "../shared/packed.ts";
import type { Cell, DocumentPart, PackedIndex, PostingShard, SearchIndexFile, TextShard } from "../shared/packed.ts";
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
  /** Empty in a small index. */
  readonly cells: readonly Cell[];
}

/** Limits of cells, and of an index without cells. */
const CELLS = {
  /** Maximum size of a core with all names, compressed, in bytes. An index with a larger core is cut into cells. */
  maxCore: 150_000,
  /**
   * Maximum number of documents with the terms of a cell. A term with more documents shares its cell only with terms that are
   * only in running text.
   */
  maxInCell: 500,
  /** Maximum number of documents of one term in its cell: those with the most general kinds, then the shortest titles. */
  maxOfTerm: 1500,
};

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
    const gaps = encodeGaps(ids);
    range.frequencies += frequencies.map(encodeNumber).join("");
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

/** Adds a hash of all contents but the settings. The names of the shards contain it. */
function withHash({
  documents,
  index,
  settings,
  ...shards
}: Omit<PackedFiles, "core"> &
  Omit<SearchIndexFile, "index"> & { readonly index: Omit<PackedIndex, "hash"> }): PackedFiles {
  const hash = createHash("sha256")
    .update(JSON.stringify([documents, index, shards.postings, shards.texts, shards.cells]))
    .digest("hex");
  return { core: { documents, index: { ...index, hash: hash.slice(0, HASH_LENGTH) }, settings }, ...shards };
}

/** A cell under construction. */
interface TermRange {
  readonly terms: string[];
  readonly documents: Set<number>;
}

/** Splits all terms, in ascending order, into ranges for cells. */
function termRanges(
  terms: readonly string[],
  documentsOf: (term: string) => readonly number[],
  maxInCell: number,
): readonly TermRange[] {
  const ranges: TermRange[] = [];
  for (const term of terms) {
    const found = documentsOf(term);
    let range = ranges.at(-1);
    if (!range || (range.documents.size > 0 && range.documents.size + found.length > maxInCell)) {
      range = { terms: [], documents: new Set() };
      ranges.push(range);
    }
    range.terms.push(term);
    for (const id of found) range.documents.add(id);
  }
  return ranges;
}

/** Returns a function that selects the documents of a term for its cell. */
function documentSelector(
  drafts: readonly Draft[],
  names: Inverted["names"],
  { kinds }: SearchSettings,
  maxOfTerm: number,
): (term: string) => readonly number[] {
  const ranks = new Map(kinds.map(({ name, rank }) => [name, rank]));
  const rankOf = (id: number): number => ranks.get(drafts[id]?.kind ?? "") ?? 0;
  const lengthOf = (id: number): number => drafts[id]?.title.length ?? 0;
  return (term) => {
    const ids = names.get(term) ?? [];
    if (ids.length <= maxOfTerm) return ids;
    return ids.toSorted((a, b) => rankOf(a) - rankOf(b) || lengthOf(a) - lengthOf(b) || a - b).slice(0, maxOfTerm);
  };
}

/**
 * Indexes documents with lunr, and packs the index into files.
 *
 * @param drafts - the documents, each page followed by its sections; the position of a document is its id
 * @throws Error if `packDocuments` cannot pack the documents
 */
export function packIndex(
  drafts: readonly Draft[],
  settings: SearchSettings,
  { maxCore, maxInCell, maxOfTerm } = CELLS,
): PackedFiles {
  const { content, names, lengths, averageLengths } = invertedOf(lunrBuilder(drafts, settings), drafts.length);
  const ranges = postingRanges(content);
  const texts = textShards(drafts);
  const postings = ranges.map((range) => ({
    terms: packTerms(range.terms),
    documents: range.documents.join(SEPARATOR),
    frequencies: range.frequencies,
  }));
  const inTextsOnly = ranges.flatMap((range) => range.terms.filter((term) => !names.has(term)));
  const directory = {
    fields: SEARCH_FIELDS,
    postings: ranges.map((range) => range.terms[0] ?? "").join(SEPARATOR),
    texts: texts.map((shard) => encodeNumber(shard.texts.length)).join(""),
  };
  const uncut = withHash({
    documents: packDocuments(drafts, settings.kinds),
    index: { ...directory, terms: packTerms(inTextsOnly), lengths: lengths.map(encodeNumber).join("") },
    settings,
    postings,
    texts,
    cells: [],
  });
  if (gzipSync(JSON.stringify(uncut.core)).length <= maxCore) return uncut;

  const partOf = (ids: readonly number[]): DocumentPart => packPart(drafts, ids, settings.kinds, lengths);
  const cells = termRanges(
    [...inTextsOnly, ...names.keys()].sort(),
    documentSelector(drafts, names, settings, maxOfTerm),
    maxInCell,
  );
  const sectionOf = sectionFinder(settings.sections);
  const positions = new Map(settings.sections.map((section, at) => [section, at]));
  let nextId = 0;
  return withHash({
    documents: packDocuments([], settings.kinds),
    index: {
      ...directory,
      terms: "",
      lengths: "",
      cells: {
        firsts: cells.map(({ terms }) => terms[0] ?? "").join(SEPARATOR),
        count: drafts.length,
        averageLengths,
        sections: drafts
          .map(({ sectionRoute }) => encodeNumber(positions.get(sectionOf(pathOf(sectionRoute))) ?? 0))
          .join(""),
      },
    },
    settings,
    postings: postings.map((shard, at) => {
      const ids = ranges[at]?.terms.flatMap((term) => content.get(term)?.ids ?? []) ?? [];
      return { ...shard, lengths: ids.map((id) => encodeNumber(lengths[id] ?? 0)).join("") };
    }),
    texts: texts.map((shard) => {
      const ids = shard.texts.map((_, at) => nextId + at);
      nextId += ids.length;
      return { ...shard, part: partOf(ids) };
    }),
    cells: cells.map(({ terms, documents }) => ({
      terms: packTerms(terms.filter((term) => !names.has(term))),
      ...partOf([...documents].sort((a, b) => a - b)),
    })),
  });
}
