import { partsOf } from "../../shared/words";
import type { Lexicon } from "./lexicon";
import type { FindNear } from "./near";
import { needsOf } from "./needs";
import type { QueryTerm } from "./query";

/** A query whose misspelt words are replaced. */
export interface Correction {
  readonly query: string;
  readonly terms: readonly QueryTerm[];
}

/** Words shorter than this are taken as they are: too many others are one letter away. */
const SHORTEST = 3;
/** From this length on, two letters may differ. */
const LONG = 6;

/** How alike two words are beyond their distance: a slip is rarely in the first letter, and keeps the length. */
function likeness(word: string, other: string): number {
  let shared = 0;
  while (shared < word.length && word[shared] === other[shared]) shared += 1;
  return shared - Math.abs(word.length - other.length);
}

function nearest(word: string, near: FindNear): string | undefined {
  if (word.length < SHORTEST) return undefined;
  for (const distance of word.length < LONG ? [1] : [1, 2]) {
    const [best] = near(word, distance).toSorted((a, b) => likeness(word, b) - likeness(word, a));
    if (best !== undefined) return best;
  }
  return undefined;
}

function correctTerm(term: QueryTerm, lexicon: Lexicon, near: FindNear): QueryTerm | undefined {
  if (term.presence === "prohibited" || term.editDistance > 0 || term.text.includes("*")) return undefined;
  const unknown = needsOf(term, lexicon, near).filter(({ answers }) => answers.size === 0);
  if (unknown.length === 0) return undefined;
  const typed = partsOf(term.text).map(({ term: word }) => word);
  const words = typed.map((word) =>
    unknown.some((need) => need.word === word) ? (nearest(word, near) ?? word) : word,
  );
  // When no word has a neighbour, nothing is corrected.
  return words.every((word, at) => word === typed[at]) ? undefined : { ...term, text: words.join(" ") };
}

/**
 * Replaces the words of a query that stand nowhere by the nearest ones that do: one letter away, or two in a long word.
 *
 * @returns nothing when every word is known, or none has a neighbour
 */
export function correct(terms: readonly QueryTerm[], lexicon: Lexicon, near: FindNear): Correction | undefined {
  const corrected = terms.map((term) => correctTerm(term, lexicon, near));
  if (corrected.every((term) => term === undefined)) return undefined;
  const all = terms.map((term, at) => corrected[at] ?? term);
  return { terms: all, query: all.map(({ text }) => text).join(" ") };
}
