import { SEARCH_FIELDS, termsOf } from "../../shared/fields";
import type { SearchField } from "../../shared/fields";
import { decodeNumbers } from "../../shared/numbers";
import type { PackedIndex, SearchIndexFile } from "../../shared/packed";
import { postingsOf } from "../../shared/postings";
import { SEPARATOR, unpackTerms } from "../../shared/terms";

/** The documents that hold a term in one field, in ascending order, and how often each does. */
export interface Posting {
  readonly ids: readonly number[];
  readonly frequencies: readonly number[];
}

/** One field of all documents. */
interface FieldIndex {
  readonly postings: ReadonlyMap<string, Posting>;
  /** Terms of each document. */
  readonly lengths: Uint32Array;
  /** Terms of a document on average. */
  readonly average: number;
}

/** The searchable fields of an index. */
export type FieldIndexes = Readonly<Record<SearchField, FieldIndex>>;

function fieldIndex(postings: ReadonlyMap<string, Posting>, documents: number): FieldIndex {
  const lengths = new Uint32Array(documents);
  for (const { ids, frequencies } of postings.values()) {
    ids.forEach((id, at) => {
      lengths[id] = (lengths[id] ?? 0) + (frequencies[at] ?? 0);
    });
  }
  return { postings, lengths, average: lengths.reduce((sum, length) => sum + length, 0) / documents };
}

/** The postings of a field whose text every document holds. */
function shortPostings(texts: readonly string[], field: SearchField): Map<string, Posting> {
  const postings = postingsOf(texts.map((text) => termsOf(text, field)));
  return new Map(
    [...postings].map(([term, found]) => [term, { ids: [...found.keys()], frequencies: [...found.values()] }]),
  );
}

function unpackPostings({ terms: packedTerms, content }: PackedIndex): Map<string, Posting> {
  const terms = unpackTerms(packedTerms);
  const frequencies = decodeNumbers(content.frequencies);
  const lists = content.documents.split(SEPARATOR);
  if (terms.length > 0 && lists.length !== terms.length) {
    throw new Error(`${String(lists.length)} lists of documents for ${String(terms.length)} terms`);
  }
  let taken = 0;
  return new Map(
    terms.map((term, number) => {
      let id = -1;
      const ids = decodeNumbers(lists[number] ?? "").map((gap) => (id += gap + 1));
      return [term, { ids, frequencies: frequencies.slice(taken, (taken += ids.length)) }];
    }),
  );
}

/**
 * Reads the fields of an index: the postings of running text, which it holds, and those of the short fields, which follow
 * from the documents.
 *
 * @throws Error if the parts of the index do not fit together
 */
export function fieldIndexes({ documents, index }: SearchIndexFile): FieldIndexes {
  const read = (field: SearchField): FieldIndex => {
    const texts = (): string[] => documents.map((document) => document[field]);
    return fieldIndex(field === "content" ? unpackPostings(index) : shortPostings(texts(), field), documents.length);
  };
  return Object.fromEntries(SEARCH_FIELDS.map((field) => [field, read(field)])) as FieldIndexes;
}

/** All terms of an index, in ascending order. */
export function termsIn(fields: FieldIndexes): string[] {
  return [...new Set(SEARCH_FIELDS.flatMap((field) => [...fields[field].postings.keys()]))].sort();
}
