import { BM25_B, BM25_K1, FIELD_BOOSTS } from "../../shared/constants";
import { SEARCH_FIELDS } from "../../shared/fields";
import type { SearchField } from "../../shared/fields";
import type { Posting } from "../../shared/postings";
import type { FieldIndexes } from "./fieldIndex";

/** A term to look for. */
export interface Clause {
  readonly term: string;
  readonly fields: readonly SearchField[];
  /** How much it counts. */
  readonly boost: number;
}

const NOWHERE: Posting = { ids: new Uint32Array(), frequencies: new Uint32Array(), start: 0, end: 0 };

/** The documents that hold a term in a field. */
export function postingOf(fields: FieldIndexes, field: SearchField, term: string): Posting {
  return fields[field].postings.get(term) ?? NOWHERE;
}

/**
 * The rarity of a term, as lunr 2.3.9 has it (`lunr.idf`): a document counts once for each of its fields that holds the
 * term.
 */
function rarity(fields: FieldIndexes, term: string, documents: number): number {
  let holding = 0;
  for (const field of SEARCH_FIELDS) {
    const { start, end } = postingOf(fields, field, term);
    holding += end - start;
  }
  return Math.log(1 + Math.abs((documents - holding + 0.5) / (holding + 0.5)));
}

/** How much each term counts in each field: a term that several clauses name counts for all of them. */
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
 * Scores the documents of an index as lunr 2.3.9 does (`lunr.Index.prototype.query`): for each field, the product of the
 * query's vector and the document's, divided by the length of the query's. The weight of a term in a document is BM25 with
 * the constants of the site, times the boost of the field. lunr rounds weights to three decimals, and this does not.
 *
 * @returns the scores of the documents that hold any of the terms, by their ids
 */
export function scoresOf(fields: FieldIndexes, clauses: readonly Clause[]): Map<number, number> {
  const documents = fields.content.lengths.length;
  const scores = new Map<number, number>();
  for (const [field, boosts] of boostsOf(clauses)) {
    const { lengths, average } = fields[field];
    const magnitude = Math.sqrt([...boosts.values()].reduce((sum, boost) => sum + boost * boost, 0));
    for (const [term, boost] of boosts) {
      const { ids, frequencies, start, end } = postingOf(fields, field, term);
      if (start === end) continue;
      const share = (boost / magnitude) * FIELD_BOOSTS[field] * rarity(fields, term, documents) * (BM25_K1 + 1);
      for (let at = start; at < end; at += 1) {
        const id = ids[at] ?? 0;
        const frequency = frequencies[at] ?? 0;
        const length = (lengths[id] ?? 0) / average;
        const weight = frequency / (BM25_K1 * (1 - BM25_B + BM25_B * length) + frequency);
        scores.set(id, (scores.get(id) ?? 0) + share * weight);
      }
    }
  }
  return scores;
}
