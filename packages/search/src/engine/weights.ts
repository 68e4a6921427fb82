/**
 * The weights of the ranking, except the boosts of fields, which are options. They were tuned on one half of some 290 judged
 * queries to docs with a large reference, until no change of a weight improved the results; the other half evaluates them.
 */

/** How well a term of the index matches a word of the query, from 0 to 1. The word itself has 1. */
export const QUALITIES = {
  sameStem: 0.95,
  /** A term that starts with the word has `prefix`, plus `typed` times the typed share of the term. */
  prefix: 0.5,
  typed: 0.4,
  synonym: 0.9,
  /** A term within the edit distance that the query allows. */
  fuzzy: 0.7,
  /** Factor for the words of an identifier when the index has the whole identifier. */
  part: 0.7,
};

/** Weights of words that say little about the subject. Other words have 1. */
export const WORD_WEIGHTS = { stopWord: 0.05, filler: 0.4 };

/** Weights within a tier, relative to the score of the best document, which is 1. */
export const WEIGHTS = {
  score: 1,
  /** For the matched share of the query: more than all others together, so that matching more words beats matching fewer. */
  coverage: 4,
  /** Weights of a word in the text, in the breadcrumb, and in the words for the kind. A word in the title has 1. */
  inText: 0.6,
  inBreadcrumb: 0.8,
  inKind: 0.96,
  /** For the share of the title that the query matches: `Media` before `MediaTag` for "media object". */
  focus: 0.8,
  /**
   * Exponent of the share of the query that is in the title, by which `focus` is multiplied: not every query with
   * "change" means "Change it".
   */
  focusShare: 0.4,
  /** For words of the query that are adjacent in the document: pasted messages and quoted sentences. */
  phrase: 1,
  /** For a title that is in the query word for word. */
  wholeTitle: 0.5,
  /** Penalty for a heading without text, which only groups other headings. */
  empty: 0.4,
  /** Penalty for the rank of the kind, up to 1, if the query is the name: a page says more than a section of that name. */
  named: 0.5,
  /** Penalty for each rank of the kind. */
  kind: 0.1,
  /** Penalty for each rank of the section of the site. */
  siteSection: 0.5,
  /** Penalty for demoted documents: as a rule, they come after all other results of their tier. */
  demoted: 2,
};

/** Rank of the other sections in the reader's area, for readers in a section of a rank above 0. Their own section has 0. */
export const NEIGHBOUR_RANK = 0.5;
