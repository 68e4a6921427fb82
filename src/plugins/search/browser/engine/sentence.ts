// "Doesn't" is two words to the tokenizer.
// cspell:ignore doesn
import { stemmer } from "stemmer";
import type { Need } from "./needs";

/**
 * Words that carry a question beside those of `stopWords.ts`. Names hold some of them too ("Get help", "Show field names"),
 * so that they are indexed, and count for less only among others. Each stands for the forms that have its stem; where the
 * stemmer has two for one word, both are here.
 */
const CARRIERS: ReadonlySet<string> = new Set(
  (
    "already always anybody anyone anything best certain come d doesn don e everything g get give go goes happen help isn just " +
    "know let ll m me need nothing place please possible put re really right s say show somebody someone something still t " +
    "tell there thing think tried try us ve want way whether won work wrong"
  )
    .split(" ")
    .map(stemmer),
);

/** Words of a query from which on it is read as a sentence. */
const SENTENCE = 4;

/**
 * Marks the words of a sentence that carry the question without being about it. A query of few words means each of them.
 *
 * @param needs - of a query
 */
export function readAsSentence(needs: readonly Need[]): readonly Need[] {
  return needs.length < SENTENCE
    ? needs
    : needs.map((need) => ({ ...need, carrier: CARRIERS.has(stemmer(need.word)) }));
}
