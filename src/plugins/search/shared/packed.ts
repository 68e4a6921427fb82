import type { SearchField } from "./fields";

/** All documents without their texts. What is said once for each page or document is one line of a list. */
export interface PackedDocuments {
  /** Routes of the pages, front-coded. */
  readonly pages: string;
  /** For each page, how many documents it has: itself, its sections, its names. */
  readonly counts: string;
  /** Type of each page. */
  readonly types: string;
  /** Keywords of each page. */
  readonly tags: string;
  /** Sidebar categories of each page. */
  readonly categories: string;
  /** Title of each document. */
  readonly titles: string;
  /** Anchor of each document that has one, as its title gives it: see `anchors.ts`. */
  readonly anchors: string;
}

/**
 * The index of all documents without what can be computed from them, the postings of the short fields and their lengths, and
 * without what stands in the files of running text.
 */
interface PackedIndex {
  readonly fields: readonly SearchField[];
  /** Names this index and its other files. */
  readonly hash: string;
  /** The terms that stand in running text alone, in ascending order and front-coded. */
  readonly terms: string;
  /** For each document, how many terms its running text has. */
  readonly lengths: string;
  /** For each file of postings, the first of its terms. */
  readonly postings: string;
  /** For each file of texts, in order, how many documents it holds. */
  readonly texts: string;
}

/** What the build writes for each locale, and the worker reads first. */
export interface SearchIndexFile {
  readonly documents: PackedDocuments;
  readonly index: PackedIndex;
}

/** Where terms that follow one another stand in running text, in a file of its own: only those of a query are fetched. */
export interface PostingShard {
  /** The terms in ascending order, front-coded: how much each shares with the one before, then the rest. */
  readonly terms: string;
  /** For each term, in order: the gaps between the ids of its documents; terms are separated by a space. */
  readonly documents: string;
  /** For each posting, in the same order: how often the term stands in that document. */
  readonly frequencies: string;
}

/** The texts of documents that follow one another, in a file of their own: only those of results are fetched. */
export interface TextShard {
  /** Running text of each document. */
  readonly texts: readonly string[];
  /** Code in it, which makes no sentence. */
  readonly code: readonly string[];
}
