import includeLanguages from "@theme/prism-include-languages";
import { normalizeTokens, Prism } from "prism-react-renderer";
import type { Token } from "prism-react-renderer";
import type { Tokenize } from "./tokenizer";

// The languages of `additionalLanguages`, beside those that the renderer brings.
includeLanguages(Prism);

/**
 * Cuts code into the tokens of its language, as the theme does.
 *
 * @param language name of a Prism language; code of an unknown one comes back as plain text
 * @returns the tokens of each line
 */
export const tokenize: Tokenize = (code, language): Token[][] => {
  const grammar = Prism.languages[language.toLowerCase()];
  return normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
};
