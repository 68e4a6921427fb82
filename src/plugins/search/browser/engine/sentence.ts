// "Doesn't" is two words to the tokenizer.
// cspell:ignore doesn
import type { Need } from "./needs";

/**
 * Words that carry a question beside those of `stopWords.ts`. Names hold some of them too ("Get help", "Show field names"),
 * so that they are indexed, and count for less only among others.
 */
const CARRIERS: ReadonlySet<string> = new Set(
  (
    "already always anybody anyone anything best certain come comes d doesn don e everything g gets getting give gives go " +
    "goes going happen happens help isn just know let ll m need needed needs nothing place please possible put puts re " +
    "really right s say show shows somebody someone something still t tell tells there thing things think try trying ve " +
    "wants wanted way ways whether won work working works wrong"
  ).split(" "),
);

/** Words of a query from which on it is read as a sentence. */
const SENTENCE = 4;

/**
 * Marks the words of a sentence that carry the question without being about it. A query of few words means each of them.
 *
 * @param needs - of a query
 */
export function readAsSentence(needs: readonly Need[]): readonly Need[] {
  return needs.length < SENTENCE ? needs : needs.map((need) => ({ ...need, carrier: CARRIERS.has(need.word) }));
}
