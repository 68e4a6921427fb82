import { postingsOf, SEARCH_FIELDS, termsOf } from "../shared/terms.ts";
import type { SearchField } from "../shared/terms.ts";
import type { Draft } from "./documents.ts";

/** How often terms occur in the fields of each document. */
export interface Inverted {
  /** By term: the ids of the documents in whose running text it is, in ascending order, and how often it is there. */
  readonly content: ReadonlyMap<string, { readonly ids: readonly number[]; readonly frequencies: readonly number[] }>;
  /** By term: the ids of the documents that have it in another field, in ascending order. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** Number of terms in the running text of each document. */
  readonly lengths: readonly number[];
  /** Average number of terms in each field. */
  readonly averageLengths: readonly number[];
}

/** The text of a document in a field. Code is searched like running text. */
export function textOf(draft: Draft, field: SearchField): string {
  return field === "content" ? `${draft.content} ${draft.code}` : draft[field];
}

/**
 * Counts the terms of documents.
 *
 * @param drafts - the positions are their ids
 */
export function invertedOf(drafts: readonly Draft[]): Inverted {
  const content = new Map<string, { readonly ids: readonly number[]; readonly frequencies: readonly number[] }>();
  const names = new Map<string, Set<number>>();
  const lengths: number[][] = [];
  for (const field of SEARCH_FIELDS) {
    const terms = drafts.map((draft) => termsOf(textOf(draft, field), field));
    lengths.push(terms.map(({ length }) => length));
    for (const [term, { ids, frequencies, start, end }] of postingsOf(terms)) {
      const found = [...ids.subarray(start, end)];
      if (field === "content") content.set(term, { ids: found, frequencies: [...frequencies.subarray(start, end)] });
      else names.set(term, new Set([...(names.get(term) ?? []), ...found]));
    }
  }
  return {
    content,
    names: new Map(Array.from(names, ([term, ids]) => [term, [...ids].sort((a, b) => a - b)])),
    lengths: lengths[SEARCH_FIELDS.indexOf("content")] ?? [],
    averageLengths: lengths.map((all) => all.reduce((sum, length) => sum + length, 0) / drafts.length),
  };
}
