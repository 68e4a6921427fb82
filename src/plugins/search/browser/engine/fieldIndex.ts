import type { NamedDocument } from "../../shared/documents";
import { SEARCH_FIELDS, termsOf } from "../../shared/fields";
import type { SearchField } from "../../shared/fields";
import { decodeNumbers } from "../../shared/numbers";
import { postingsOf } from "../../shared/postings";
import type { Posting } from "../../shared/postings";
import { remembering } from "./remembering";

/** One field of all documents. */
interface FieldIndex {
  readonly postings: ReadonlyMap<string, Posting>;
  /** Terms of each document. */
  readonly lengths: ArrayLike<number>;
  /** Terms of a document on average. */
  readonly average: number;
}

/** The searchable fields of an index. */
export type FieldIndexes = Readonly<Record<SearchField, FieldIndex>>;

function averageOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

/** A field whose words every document holds. */
function shortField(texts: readonly string[], field: SearchField): FieldIndex {
  // All sections of a page have its categories.
  const terms = texts.map(remembering((text) => termsOf(text, field)));
  const lengths = terms.map(({ length }) => length);
  return { postings: postingsOf(terms), lengths, average: averageOf(lengths) };
}

/**
 * Reads the fields of an index. Of running text it knows how much there is, and not yet what: see `withTexts`.
 *
 * @param documents - at the positions of their ids
 * @param packed - for each document, how many terms its running text has
 * @throws Error if the parts of the index do not fit together
 */
export function fieldIndexes(documents: readonly NamedDocument[], packed: string): FieldIndexes {
  const lengths = decodeNumbers(packed);
  if (lengths.length !== documents.length) {
    throw new Error(`${String(lengths.length)} lengths of texts for ${String(documents.length)} documents`);
  }
  const read = (field: SearchField): FieldIndex =>
    field === "content"
      ? { postings: new Map(), lengths, average: averageOf(lengths) }
      : shortField(
          documents.map((document) => document[field]),
          field,
        );
  return Object.fromEntries(SEARCH_FIELDS.map((field) => [field, read(field)])) as FieldIndexes;
}

/** The fields with postings of running text. */
export function withTexts(fields: FieldIndexes, postings: ReadonlyMap<string, Posting>): FieldIndexes {
  return { ...fields, content: { ...fields.content, postings } };
}

/**
 * All terms of an index, in ascending order.
 *
 * @param fields - of which the short ones tell their terms
 * @param others - the terms that stand in running text alone
 */
export function termsIn(fields: FieldIndexes, others: readonly string[]): string[] {
  return [...new Set([...others, ...SEARCH_FIELDS.flatMap((field) => [...fields[field].postings.keys()])])].sort();
}
