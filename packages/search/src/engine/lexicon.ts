import { memoize } from "../shared/memoize.ts";
import type { StemsOf } from "./stemmers.ts";
import { editDistance } from "../shared/editDistance.ts";

/** Looks up the terms of an index. */
export interface Lexicon {
  has(term: string): boolean;
  /** Whether a term is in a title, not only in running text, tags or labels of categories. */
  isInTitle(term: string): boolean;
  /** Terms that begin with a prefix, including the prefix itself. */
  startingWith(prefix: string): readonly string[];
  /** Terms of the same stem: `generating` for `generate`. */
  sameStem(word: string): readonly string[];
  /** Terms that consist of these pieces in order, with anything between them: `["me", "a"]` for `me*a`. */
  matching(pieces: readonly string[]): readonly string[];
  /** Terms within an edit distance of a word. */
  fuzzyMatches(word: string, distance: number): readonly string[];
}

/** Number of first letters that words with the same stem share. */
const STEM_PREFIX_LENGTH = 2;

/** Finds the first position in a sorted list whose entry is not less than the wanted one, or the length of the list. */
export function lowerBound<Value extends string | number>(sorted: readonly Value[], wanted: Value): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle];
    if (found !== undefined && found < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Creates the lexicon of an index. The index contains words instead of stems, so that prefixes match (the stem `deprec`
 * does not start with `deprecate`), and stems are computed here.
 *
 * @param terms - in ascending order
 */
export function createLexicon(
  terms: readonly string[],
  stemsOf: StemsOf,
  isInTitle: Lexicon["isInTitle"] = () => false,
): Lexicon {
  const stemsIn = memoize(stemsOf);
  const startingWith = (prefix: string): readonly string[] => {
    const from = lowerBound(terms, prefix);
    let to = from;
    while (terms[to]?.startsWith(prefix)) to += 1;
    return terms.slice(from, to);
  };
  return {
    has: (term) => terms[lowerBound(terms, term)] === term,
    isInTitle,
    startingWith,
    sameStem(word) {
      const stems = stemsIn(word);
      return startingWith(word.slice(0, STEM_PREFIX_LENGTH)).filter((term) =>
        stemsIn(term).some((stem, language) => stem === stems[language]),
      );
    },
    matching(pieces) {
      // The pieces consist of letters and digits, which need no escape.
      const pattern = new RegExp(`^${pieces.join(".*")}$`, "u");
      return terms.filter((term) => pattern.test(term));
    },
    fuzzyMatches: (word, distance) =>
      terms.filter(
        (term) => Math.abs(term.length - word.length) <= distance && editDistance(word, term, distance) <= distance,
      ),
  };
}
