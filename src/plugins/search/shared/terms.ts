import { decodeNumbers, encodeNumber } from "./numbers";

/** Stands between the entries of a packed list; never part of a term, which is made of letters and digits. */
export const SEPARATOR = " ";

/**
 * Front-codes a sorted list: each term is written as the number of characters that it shares with the one before, and
 * the rest of it.
 *
 * @param terms - distinct terms in ascending order
 */
export function packTerms(terms: readonly string[]): string {
  let previous = "";
  return terms
    .map((term) => {
      // One digit says at most 31: longer prefixes are repeated.
      const limit = Math.min(previous.length, term.length, 31);
      let shared = 0;
      while (shared < limit && previous[shared] === term[shared]) shared += 1;
      previous = term;
      return encodeNumber(shared) + term.slice(shared);
    })
    .join(SEPARATOR);
}

/**
 * Reads back what `packTerms` wrote.
 *
 * @throws Error if an entry does not begin with the length of a prefix
 */
export function unpackTerms(packed: string): string[] {
  if (packed === "") return [];
  let previous = "";
  return packed.split(SEPARATOR).map((entry) => {
    const [shared = 0] = decodeNumbers(entry.slice(0, 1));
    previous = previous.slice(0, shared) + entry.slice(1);
    return previous;
  });
}
