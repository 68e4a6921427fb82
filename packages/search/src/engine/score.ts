import { memoize } from "../shared/memoize.ts";
import { decodeNumbers } from "../shared/encoding.ts";
import type { NamedDocument } from "../shared/packed.ts";
import type { SearchSettings } from "../shared/settings.ts";
import { postingsOf, SEARCH_FIELDS, termsOf } from "../shared/terms.ts";
import type { Posting, SearchField } from "../shared/terms.ts";

/** One field of all documents. */
export interface FieldIndex {
  readonly postings: Pick<ReadonlyMap<string, Posting>, "get">;
  readonly lengths: ArrayLike<number>;
  readonly averageLength: number;
}

export type FieldIndexes = Readonly<Record<SearchField, FieldIndex>>;

/** One field of documents that are all in memory, so that its postings can be listed, not only looked up. */
interface WholeField extends FieldIndex {
  readonly postings: ReadonlyMap<string, Posting>;
}

type WholeFields = Readonly<Record<SearchField, WholeField>>;

/** Makes a value for each field. */
export function fieldsFrom<Value>(valueOf: (field: SearchField, at: number) => Value): Record<SearchField, Value> {
  const entries = SEARCH_FIELDS.map((field, at) => [field, valueOf(field, at)]);
  return Object.fromEntries(entries) as Record<SearchField, Value>;
}

function average(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

/**
 * Indexes a field other than running text.
 *
 * @param documents - in the postings, the id of a document is its position in this list
 */
export function shortField(documents: readonly NamedDocument[], field: Exclude<SearchField, "content">): WholeField {
  // Memoized, because all sections of a page have the same categories.
  const textTerms = memoize((text: string) => termsOf(text, field));
  const terms = documents.map((document) => textTerms(document[field]));
  const lengths = terms.map(({ length }) => length);
  return { postings: postingsOf(terms), lengths, averageLength: average(lengths) };
}

/**
 * Creates the fields of an index. Running text has no postings: see `withTexts`.
 *
 * @param documents - the position of a document is its id
 * @throws Error if the parts of the index are inconsistent
 */
export function fieldIndexes(documents: readonly NamedDocument[], packedLengths: string): WholeFields {
  const lengths = decodeNumbers(packedLengths);
  if (lengths.length !== documents.length) {
    throw new Error(`${String(lengths.length)} lengths of texts for ${String(documents.length)} documents`);
  }
  const content = { postings: new Map(), lengths, averageLength: average(lengths) };
  return fieldsFrom((field) => (field === "content" ? content : shortField(documents, field)));
}

/** Returns the fields with the postings of these terms, and no others, for running text. */
export function withTexts<Fields extends FieldIndexes>(
  fields: Fields,
  terms: readonly string[],
  postingAt: (term: string) => Posting | undefined,
): Fields {
  const postings = new Map<string, Posting>();
  for (const term of terms) {
    const posting = postingAt(term);
    if (posting) postings.set(term, posting);
  }
  return { ...fields, content: { ...fields.content, postings } };
}

/**
 * Lists all terms of an index, in ascending order.
 *
 * @param fields - without postings of running text
 * @param others - the terms that are only in running text
 */
export function termsIn(fields: WholeFields, others: readonly string[]): string[] {
  return [...new Set([...others, ...SEARCH_FIELDS.flatMap((field) => [...fields[field].postings.keys()])])].sort();
}

const EMPTY: Posting = { ids: new Uint32Array(), frequencies: new Uint32Array(), start: 0, end: 0 };

/** Returns the posting of a term in a field: the documents that contain it. */
export function postingOf(fields: FieldIndexes, field: SearchField, term: string): Posting {
  return fields[field].postings.get(term) ?? EMPTY;
}

/** A term to score, with the fields to search. */
export interface Clause {
  readonly term: string;
  readonly fields: readonly SearchField[];
  readonly boost: number;
}

/** Inverse document frequency as in lunr 2.3.9 (`lunr.idf`): a document counts once for each field that contains the term. */
function inverseDocumentFrequency(fields: FieldIndexes, term: string, documents: number): number {
  let matching = 0;
  for (const field of SEARCH_FIELDS) {
    const { start, end } = postingOf(fields, field, term);
    matching += end - start;
  }
  return Math.log(1 + Math.abs((documents - matching + 0.5) / (matching + 0.5)));
}

function boostsOf(clauses: readonly Clause[]): Map<SearchField, Map<string, number>> {
  const boosts = new Map<SearchField, Map<string, number>>();
  for (const { term, fields, boost } of clauses) {
    for (const field of fields) {
      const ofField = boosts.get(field) ?? new Map<string, number>();
      boosts.set(field, ofField.set(term, (ofField.get(term) ?? 0) + boost));
    }
  }
  return boosts;
}

/**
 * Scores documents like lunr 2.3.9 (`lunr.Index.prototype.query`): for each field, the dot product of the query's
 * vector and the document's, divided by the length of the query's. The weight of a term in a document is BM25, times
 * the boost of the field. lunr rounds weights to three decimals; this function does not.
 *
 * @returns the scores by document id; 0 for a document that contains none of the terms, or only those with the weight 0
 */
export function scoresOf(
  fields: FieldIndexes,
  clauses: readonly Clause[],
  { boosts: fieldBoosts, b, k1 }: Pick<SearchSettings, "boosts" | "b" | "k1">,
): Float64Array {
  const documents = fields.content.lengths.length;
  const scores = new Float64Array(documents);
  for (const [field, boosts] of boostsOf(clauses)) {
    const { lengths, averageLength } = fields[field];
    // All boosts may be 0.
    const magnitude = Math.sqrt([...boosts.values()].reduce((sum, boost) => sum + boost * boost, 0)) || 1;
    for (const [term, boost] of boosts) {
      const { ids, frequencies, start, end } = postingOf(fields, field, term);
      if (start === end) continue;
      const idf = inverseDocumentFrequency(fields, term, documents);
      const share = (boost / magnitude) * fieldBoosts[field] * idf * (k1 + 1);
      for (let at = start; at < end; at += 1) {
        const id = ids[at] ?? 0;
        const frequency = frequencies[at] ?? 0;
        const length = (lengths[id] ?? 0) / averageLength;
        const weight = frequency / (k1 * (1 - b + b * length) + frequency);
        scores[id] = (scores[id] ?? 0) + share * weight;
      }
    }
  }
  return scores;
}
