import type { SearchField } from "./fields";
import type { SearchDocument } from "./types";

/** Which documents hold the terms of one field, and how often. */
export interface PackedPostings {
  /** For each term of the index, in order: the gaps between the ids of its documents; terms are separated by a space. */
  readonly documents: string;
  /** For each posting, in the same order: how often the term stands in that field of that document. */
  readonly frequencies: string;
}

/**
 * A serialized lunr index without what can be computed from the rest: `inflate` makes of it what `lunr.Index.load` takes.
 * The weights of terms follow from frequencies by lunr's formula, and the vectors of the documents from the postings.
 */
export interface PackedIndex {
  /** Release of lunr whose serialization this stands for. */
  readonly version: string;
  readonly fields: readonly SearchField[];
  readonly pipeline: readonly string[];
  /** All terms in ascending order, front-coded: how many characters each shares with the one before, then the rest. */
  readonly terms: string;
  readonly postings: Readonly<Record<SearchField, PackedPostings>>;
}

/** What the build writes for each locale, and the worker reads. */
export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  readonly index: PackedIndex;
}
