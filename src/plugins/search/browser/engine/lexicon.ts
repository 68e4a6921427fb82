import lunr from "lunr";

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

function stem(word: string): string {
  return lunr.stemmer(new lunr.Token(word, {})).toString();
}

/** First position in a sorted list whose entry is not less than `wanted`. */
function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Makes terms findable by prefix and by stem. The index holds whole words, so that a prefix always matches what it
 * begins (the stem `deprec` would not begin with `deprecate`); stems are compared here instead.
 *
 * @param terms - in ascending order
 */
export function createLexicon(terms: readonly string[]): Lexicon {
  const known = new Set(terms);
  const byStem = new Map<string, string[]>();
  for (const term of terms) {
    const family = byStem.get(stem(term));
    if (family) family.push(term);
    else byStem.set(stem(term), [term]);
  }
  return {
    has: (term) => known.has(term),
    startingWith(prefix) {
      const from = lowerBound(terms, prefix);
      let to = from;
      while (terms[to]?.startsWith(prefix)) to += 1;
      return terms.slice(from, to);
    },
    sameStem: (word) => byStem.get(stem(word)) ?? [],
    matching(pieces) {
      // The pieces hold letters and digits alone, so that none of them means anything in the expression.
      const pattern = new RegExp(`^${pieces.join(".*")}$`, "u");
      return terms.filter((term) => pattern.test(term));
    },
  };
}
