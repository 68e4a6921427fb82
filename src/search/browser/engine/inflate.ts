import { BM25_B, BM25_K1, FIELD_BOOSTS } from "../../shared/constants";
import type { SearchField } from "../../shared/fields";
import { decodeNumbers } from "../../shared/numbers";
import type { PackedIndex } from "../../shared/packed";
import { SEPARATOR, unpackTerms } from "../../shared/terms";

/** What lunr keeps for a term: its number, and the documents of each field that hold it. */
type Posting = { _index: number } & Partial<Record<SearchField, Record<number, object>>>;

/** The form in which lunr serializes an index. */
export interface SerializedIndex {
  readonly version: string;
  readonly fields: readonly SearchField[];
  readonly pipeline: readonly string[];
  readonly invertedIndex: readonly (readonly [string, Posting])[];
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
}

/** Where one term stands in one field: ids of documents, and how often in each. */
interface Occurrences {
  readonly ids: readonly number[];
  readonly frequencies: readonly number[];
}

/** lunr asks each posting for its metadata; there is none, so all share it. */
const NO_METADATA = Object.freeze({});

function occurrencesOf(packed: PackedIndex["postings"][SearchField], terms: number): Occurrences[] {
  const frequencies = decodeNumbers(packed.frequencies);
  const lists = packed.documents.split(SEPARATOR);
  if (lists.length !== terms) throw new Error(`${String(lists.length)} lists of documents for ${String(terms)} terms`);
  let taken = 0;
  return lists.map((list) => {
    let id = -1;
    const ids = decodeNumbers(list).map((gap) => (id += gap + 1));
    const own = frequencies.slice(taken, (taken += ids.length));
    return { ids, frequencies: own };
  });
}

function lengthsOf(occurrences: readonly Occurrences[], documents: number): Float64Array {
  const lengths = new Float64Array(documents);
  for (const { ids, frequencies } of occurrences) {
    ids.forEach((id, at) => {
      lengths[id] = (lengths[id] ?? 0) + (frequencies[at] ?? 0);
    });
  }
  return lengths;
}

/** Rarity of a term: `lunr.idf`. */
function rarity(documents: number, withTerm: number): number {
  return Math.log(1 + Math.abs((documents - withTerm + 0.5) / (withTerm + 0.5)));
}

/**
 * Makes of a packed index what lunr itself would have serialized for the same documents. The weight of a term in a field
 * is lunr's (`lunr.Builder.prototype.createFieldVectors`): BM25 with the site's constants, times the boost of the field,
 * rounded to three decimals.
 *
 * @param packed - as `packIndex` wrote it
 * @param documents - how many documents there are
 * @throws Error if the parts of the index do not fit together
 */
export function inflate(packed: PackedIndex, documents: number): SerializedIndex {
  const terms = unpackTerms(packed.terms);
  const fields = packed.fields.map((field) => {
    const occurrences = occurrencesOf(packed.postings[field], terms.length);
    const lengths = lengthsOf(occurrences, documents);
    const average = lengths.reduce((sum, length) => sum + length, 0) / documents;
    const vectors = Array.from({ length: documents }, (): number[] => []);
    return { field, occurrences, lengths, average, vectors };
  });
  const invertedIndex = terms.map((term, number): readonly [string, Posting] => {
    const posting: Posting = { _index: number };
    const withTerm = fields.reduce((sum, { occurrences }) => sum + (occurrences[number]?.ids.length ?? 0), 0);
    const idf = rarity(documents, withTerm);
    for (const { field, occurrences, lengths, average, vectors } of fields) {
      const { ids, frequencies } = occurrences[number] ?? { ids: [], frequencies: [] };
      const own: Record<number, object> = {};
      ids.forEach((id, at) => {
        const frequency = frequencies[at] ?? 0;
        const length = (lengths[id] ?? 0) / average;
        const weight = (idf * (BM25_K1 + 1) * frequency) / (BM25_K1 * (1 - BM25_B + BM25_B * length) + frequency);
        own[id] = NO_METADATA;
        vectors[id]?.push(number, Math.round(weight * FIELD_BOOSTS[field] * 1000) / 1000);
      });
      posting[field] = own;
    }
    return [term, posting];
  });
  return {
    version: packed.version,
    fields: packed.fields,
    pipeline: packed.pipeline,
    invertedIndex,
    fieldVectors: fields.flatMap(({ field, vectors }) =>
      vectors.map((vector, id): readonly [string, readonly number[]] => [`${field}/${String(id)}`, vector]),
    ),
  };
}
