import { normalizeTokens, Prism } from "prism-react-renderer";
import type { Token } from "prism-react-renderer";
import { withoutUncoloured } from "./uncoloured";

/**
 * Cuts code into the tokens of its language, as the theme does.
 *
 * @param language name of a Prism language; code of an unknown one comes back as plain text
 * @returns the tokens of each line; in SDL, text between those that have a colour is one plain token
 */
export function tokensOf(code: string, language: string): Token[][] {
  const name = language.toLowerCase();
  const grammar = Prism.languages[name];
  return withoutUncoloured(normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]), name);
}
