import type { Token } from "prism-react-renderer";

/**
 * Kinds of tokens that have the colour of the lines around them, by language (`src/css/code.css`). A third of the tokens of
 * SDL are of these kinds.
 */
const UNCOLOURED: Readonly<Record<string, readonly string[]>> = { graphql: ["punctuation", "operator"] };

/** Whether a token is plain text, which needs no element. */
export function isPlain({ types }: Token): boolean {
  return types.length === 1 && types[0] === "plain";
}

function plainOf(line: readonly Token[], kinds: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (const token of line) {
    const [kind = "plain", ...more] = token.types;
    const hasColour = more.length > 0 || !["plain", ...kinds].includes(kind);
    const before = tokens.at(-1);
    if (hasColour) tokens.push(token);
    else if (before && isPlain(before)) before.content += token.content;
    else tokens.push({ types: ["plain"], content: token.content });
  }
  return tokens;
}

/**
 * Makes tokens that have no colour of their own plain ones, and those that then stand side by side one.
 *
 * @param lines tokens of each line, as Prism finds them
 * @param language name of a Prism language in small letters
 */
export function withoutUncoloured(lines: Token[][], language: string): Token[][] {
  const kinds = UNCOLOURED[language];
  return kinds ? lines.map((line) => plainOf(line, kinds)) : lines;
}
