import includeLanguages from "@theme/prism-include-languages";
import { normalizeTokens, Prism } from "prism-react-renderer";
import type { Token } from "prism-react-renderer";
import type { Tokenize } from "./tokenizer";
import { withoutUncoloured } from "./uncoloured";

// The languages of `additionalLanguages`, beside those that the renderer brings.
includeLanguages(Prism);

/**
 * Cuts code into the tokens of its language, as the theme does.
 *
 * @param language name of a Prism language; code of an unknown one comes back as plain text
 * @returns the tokens of each line; text between those that have a colour is one plain token
 */
export const tokenize: Tokenize = (code, language): Token[][] => {
  const name = language.toLowerCase();
  const grammar = Prism.languages[name];
  return withoutUncoloured(normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]), name);
};
