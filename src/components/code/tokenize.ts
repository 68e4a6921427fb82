import { normalizeTokens, Prism } from "prism-react-renderer";
import type { Token } from "prism-react-renderer";

/** Splits code into the tokens of each of its lines. */
export type Tokenize = (code: string, language: string) => Token[][];

/**
 * Splits code into the tokens of its language, as the theme does.
 *
 * @param language name of a Prism language; for an unknown one, the code is plain text
 */
export function tokenize(code: string, language: string): Token[][] {
  const grammar = Prism.languages[language.toLowerCase()];
  return normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
}
