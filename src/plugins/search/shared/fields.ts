import type { FIELD_BOOSTS } from "./constants";
import { STOP_WORDS } from "./stopWords";
import { wordsOf } from "./words";

/** A field of a document that can be searched, and named in a query (`title:media`). */
export type SearchField = keyof typeof FIELD_BOOSTS;

/** The searchable fields, in the order of the index. */
export const SEARCH_FIELDS: readonly SearchField[] = ["title", "content", "tags", "sidebarParentCategories"];

/**
 * The terms under which the text of a field is indexed. Running text leaves its stop words out: they would make a third
 * of the index and tell nothing.
 *
 * @returns the terms in the order of the text, repeated as often as they stand there
 */
export function termsOf(text: string, field: SearchField): string[] {
  const terms = wordsOf(text).map((word) => word.term);
  return field === "content" ? terms.filter((term) => !STOP_WORDS.has(term)) : terms;
}
