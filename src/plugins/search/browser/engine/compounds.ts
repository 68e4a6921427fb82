import { STOP_WORDS } from "../../shared/stopWords";
import type { Lexicon } from "./lexicon";

/** Words that one may be made of, at most: "how it works". */
const MOST_PARTS = 3;
/** Letters of a part at least, unless it is a word like "it" or "by". */
const SHORTEST = 3;

function isPart(text: string, lexicon: Lexicon): boolean {
  return text.length < SHORTEST ? text.length > 1 && STOP_WORDS.has(text) : lexicon.has(text);
}

function split(word: string, lexicon: Lexicon, parts: number): readonly string[] | undefined {
  if (isPart(word, lexicon)) return [word];
  if (parts === 1) return undefined;
  // Longer first parts first: of two ways to split a word, they leave less to chance.
  for (let end = word.length - 1; end > 0; end -= 1) {
    const first = word.slice(0, end);
    const rest = isPart(first, lexicon) && split(word.slice(end), lexicon, parts - 1);
    if (rest) return [first, ...rest];
  }
  return undefined;
}

/**
 * Splits a word that stands nowhere into words that do: `cheatsheet` is "cheat sheet".
 *
 * @returns the fewest parts; nothing when the word itself is known, or there is no way to split it
 */
export function splitWord(word: string, lexicon: Lexicon): readonly string[] | undefined {
  if (lexicon.has(word)) return undefined;
  for (let parts = 2; parts <= MOST_PARTS; parts += 1) {
    const found = split(word, lexicon, parts);
    if (found) return found;
  }
  return undefined;
}
