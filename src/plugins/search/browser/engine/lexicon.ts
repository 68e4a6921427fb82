import { stemmer } from "stemmer";
import { lowerBound } from "./bounds";
import { remembering } from "./remembering";

/** The terms of an index, and the ways to come to them. */
export interface Lexicon {
  has(term: string): boolean;
  /** Terms that begin with a prefix, among them the prefix itself. */
  startingWith(prefix: string): readonly string[];
  /** Terms of the same stem: `generating` for `generate`. */
  sameStem(word: string): readonly string[];
  /** Terms that consist of these pieces in order, with anything between them: `["me", "a"]` for `me*a`. */
  matching(pieces: readonly string[]): readonly string[];
}

/** Letters that a word and its stem share at least, as do all words of that stem. */
const SHARED_LETTERS = 2;

/**
 * Makes terms findable by prefix and by stem. The index holds whole words, so that a prefix always matches what it
 * begins (the stem `deprec` would not begin with `deprecate`); stems are compared here instead.
 *
 * @param terms - in ascending order
 */
export function createLexicon(terms: readonly string[]): Lexicon {
  const stemOf = remembering(stemmer);
  const startingWith = (prefix: string): readonly string[] => {
    const from = lowerBound(terms, prefix);
    let to = from;
    while (terms[to]?.startsWith(prefix)) to += 1;
    return terms.slice(from, to);
  };
  return {
    has: (term) => terms[lowerBound(terms, term)] === term,
    startingWith,
    sameStem(word) {
      const stem = stemOf(word);
      return startingWith(word.slice(0, SHARED_LETTERS)).filter((term) => stemOf(term) === stem);
    },
    matching(pieces) {
      // The pieces hold letters and digits alone, so that none of them means anything in the expression.
      const pattern = new RegExp(`^${pieces.join(".*")}$`, "u");
      return terms.filter((term) => pattern.test(term));
    },
  };
}
