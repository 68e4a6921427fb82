import type { SearchField } from "./fields";
import type { SearchDocument } from "./types";

/** Which documents hold the terms of a field, and how often. */
export interface PackedPostings {
  /** For each term, in order: the gaps between the ids of its documents; terms are separated by a space. */
  readonly documents: string;
  /** For each posting, in the same order: how often the term stands in that field of that document. */
  readonly frequencies: string;
}

/**
 * The index of all documents without what can be computed from them: the postings of the short fields, whose text they hold,
 * the lengths of fields, and the weights of terms.
 */
export interface PackedIndex {
  readonly fields: readonly SearchField[];
  /** The terms of running text in ascending order, front-coded: how much each shares with the one before, then the rest. */
  readonly terms: string;
  /** Where they stand. Text counts that no document holds: code, and what follows the beginning of a long text. */
  readonly content: PackedPostings;
}

/** What the build writes for each locale, and the worker reads. */
export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  readonly index: PackedIndex;
}
