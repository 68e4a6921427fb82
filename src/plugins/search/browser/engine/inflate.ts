import { BM25_B, BM25_K1, FIELD_BOOSTS } from "../../shared/constants";
import { termsOf } from "../../shared/fields";
import type { SearchField } from "../../shared/fields";
import { decodeNumbers } from "../../shared/numbers";
import type { PackedIndex } from "../../shared/packed";
import { postingsOf } from "../../shared/postings";
import type { Postings } from "../../shared/postings";
import { SEPARATOR, unpackTerms } from "../../shared/terms";
import type { SearchDocument } from "../../shared/types";

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

/** lunr asks each posting for its metadata; there is none, so all share it. */
const NO_METADATA = Object.freeze({});

function unpackPostings({ terms: packedTerms, content }: PackedIndex): Postings {
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
      const posting = new Map<number, number>();
      for (const gap of decodeNumbers(lists[number] ?? "")) posting.set((id += gap + 1), frequencies[taken++] ?? 1);
      return [term, posting];
    }),
  );
}

function lengthsOf(postings: Postings, documents: number): Float64Array {
  const lengths = new Float64Array(documents);
  for (const posting of postings.values()) {
    for (const [id, frequency] of posting) lengths[id] = (lengths[id] ?? 0) + frequency;
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
 * @param documents - those that it is about, at the positions of their ids
 * @throws Error if the parts of the index do not fit together
 */
export function inflate(packed: PackedIndex, documents: readonly SearchDocument[]): SerializedIndex {
  const total = documents.length;
  const fields = packed.fields.map((field) => {
    const short = field !== "content";
    const postings = short ? postingsOf(documents.map((one) => termsOf(one[field], field))) : unpackPostings(packed);
    const lengths = lengthsOf(postings, total);
    const average = lengths.reduce((sum, length) => sum + length, 0) / total;
    const vectors = Array.from({ length: total }, (): number[] => []);
    return { field, postings, lengths, average, vectors };
  });
  const terms = [...new Set(fields.flatMap(({ postings }) => [...postings.keys()]))].sort();
  const invertedIndex = terms.map((term, number): readonly [string, Posting] => {
    const posting: Posting = { _index: number };
    const withTerm = fields.reduce((sum, { postings }) => sum + (postings.get(term)?.size ?? 0), 0);
    const idf = rarity(total, withTerm);
    for (const { field, postings, lengths, average, vectors } of fields) {
      const own: Record<number, object> = {};
      for (const [id, frequency] of postings.get(term) ?? []) {
        const length = (lengths[id] ?? 0) / average;
        const weight = (idf * (BM25_K1 + 1) * frequency) / (BM25_K1 * (1 - BM25_B + BM25_B * length) + frequency);
        own[id] = NO_METADATA;
        vectors[id]?.push(number, Math.round(weight * FIELD_BOOSTS[field] * 1000) / 1000);
      }
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
