import { hashOf } from "../../../shared/files";
import { packDocuments } from "../shared/documents";
import { SEARCH_FIELDS, termsOf } from "../shared/fields";
import { encodeNumber } from "../shared/numbers";
import type { PostingShard, SearchIndexFile, TextShard } from "../shared/packed";
import { postingsOf } from "../shared/postings";
import type { Posting } from "../shared/postings";
import { packTerms, SEPARATOR } from "../shared/terms";
import type { Draft } from "./documents";
import { textShards } from "./textShards";

/** What readers download of an index: the core first, and of the others what a query and its results want. */
export interface PackedFiles {
  readonly core: SearchIndexFile;
  readonly postings: readonly PostingShard[];
  readonly texts: readonly TextShard[];
}

/** Characters of packed postings after which the next ones go into another file; each word of a query wants one, however large. */
const POSTINGS_LENGTH = 2000;
/** Letters that terms of different files differ in: what begins with as many stands in one file. */
const KEPT_TOGETHER = 3;
/** Characters of its hash that tell an index from those of other builds. */
const HASH_LENGTH = 8;

/** Terms that follow one another, and their packed postings. */
interface Range {
  readonly terms: string[];
  readonly documents: string[];
  frequencies: string;
  length: number;
}

function shardsOf(postings: ReadonlyMap<string, Posting>): readonly Range[] {
  const ranges: Range[] = [];
  for (const [term, { ids, frequencies, start, end }] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let range = ranges.at(-1);
    const begins = term.slice(0, KEPT_TOGETHER);
    if (!range || (range.length >= POSTINGS_LENGTH && !range.terms.at(-1)?.startsWith(begins))) {
      range = { terms: [], documents: [], frequencies: "", length: 0 };
      ranges.push(range);
    }
    let gaps = "";
    let last = -1;
    for (let at = start; at < end; at += 1) {
      const id = ids[at] ?? 0;
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

/** Terms of names, which the reader's browser finds by itself. */
function termsOfNames(drafts: readonly Draft[]): ReadonlySet<string> {
  const short = SEARCH_FIELDS.filter((field) => field !== "content");
  return new Set(drafts.flatMap((draft) => short.flatMap((field) => termsOf(draft[field], field))));
}

/**
 * Makes the index of documents, in the form that readers download.
 *
 * @param drafts - the documents, sections after their page; their positions are their ids
 * @throws Error if a section does not follow its page
 */
export function packIndex(drafts: readonly Draft[]): PackedFiles {
  const terms = drafts.map(({ content, code }) => termsOf(`${content} ${code}`, "content"));
  const ranges = shardsOf(postingsOf(terms));
  const named = termsOfNames(drafts);
  const texts = textShards(drafts);
  const postings = ranges.map((range) => ({
    terms: packTerms(range.terms),
    documents: range.documents.join(SEPARATOR),
    frequencies: range.frequencies,
  }));
  const documents = packDocuments(drafts);
  const index = {
    fields: SEARCH_FIELDS,
    terms: packTerms(ranges.flatMap((range) => range.terms.filter((term) => !named.has(term)))),
    lengths: terms.map(({ length }) => encodeNumber(length)).join(""),
    postings: ranges.map((range) => range.terms[0] ?? "").join(SEPARATOR),
    texts: texts.map((shard) => encodeNumber(shard.texts.length)).join(""),
  };
  const hash = hashOf([JSON.stringify([documents, index, postings, texts])]).slice(0, HASH_LENGTH);
  return { core: { documents, index: { ...index, hash } }, postings, texts };
}
