import { partsOf } from "../../shared/words";
import { remembering } from "./remembering";

/** The words of a text in order, identifiers in parts. */
function sequence(text: string): string[] {
  return partsOf(text).map(({ term }) => term);
}

function pairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at] ?? ""} ${word}`);
}

/**
 * Makes a measure of how much of a query stands in a document word for word.
 *
 * @param query - without its syntax
 * @returns for a title and a text, the share of the neighbours in the query that are neighbours there too, from 0 to 1; it
 *   reads the whole text, so it is for the best candidates alone
 */
export function phraseShare(query: string): (title: string, text: string) => number {
  const wanted = pairs(sequence(query));
  // A document is asked about again when more texts are there.
  const pairsIn = remembering((text: string) => new Set(pairs(sequence(text))));
  return (title, text) => {
    if (wanted.length === 0) return 0;
    const [inTitle, inText] = [pairsIn(title), pairsIn(text)];
    return wanted.filter((pair) => inTitle.has(pair) || inText.has(pair)).length / wanted.length;
  };
}
