import includeLanguages from "@theme/prism-include-languages";
import { normalizeTokens, Prism } from "prism-react-renderer";
import type { Token } from "prism-react-renderer";
import type { Tokenize } from "./tokenizer";

// The languages of `additionalLanguages`, beside those that the renderer brings.
includeLanguages(Prism);

/**
 * Kinds of tokens that have the colour of the lines around them, by language (`src/css/code.css`). A third of the tokens of
 * SDL are of these kinds.
 */
const UNCOLOURED: Readonly<Record<string, readonly string[]>> = { graphql: ["punctuation", "operator"] };

/** Makes uncoloured tokens plain ones, and those that then stand side by side one. */
function withoutUncoloured(line: readonly Token[], kinds: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (const token of line) {
    const [kind = "plain", ...more] = token.types;
    const isPlain = more.length === 0 && (kind === "plain" || kinds.includes(kind));
    const before = tokens.at(-1);
    if (isPlain && before?.types[0] === "plain") before.content += token.content;
    else tokens.push(isPlain ? { types: ["plain"], content: token.content } : token);
  }
  return tokens;
}

/**
 * Cuts code into the tokens of its language, as the theme does.
 *
 * @param language name of a Prism language; code of an unknown one comes back as plain text
 * @returns the tokens of each line; text between those that have a colour is one plain token
 */
export const tokenize: Tokenize = (code, language): Token[][] => {
  const name = language.toLowerCase();
  const grammar = Prism.languages[name];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  const kinds = UNCOLOURED[name];
  return kinds ? lines.map((line) => withoutUncoloured(line, kinds)) : lines;
};
