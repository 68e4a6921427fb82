import type { Prism } from "prism-react-renderer";

/**
 * Keywords that are followed by a name. A field may be called `type` or `input` too, so the pattern requires a name after
 * the keyword, or the end of the text: Prism splits off the name of a type before it looks for keywords.
 */
const DEFINITION = /\b(?:directive|enum|extend|fragment|input|interface|scalar|type|union)\b(?=[ \t]+(?:[\w@]|$))/;
/** Keywords that are highlighted wherever they occur. */
const OTHER = /\b(?:implements|mutation|on|query|repeatable|schema|subscription)\b/;

/**
 * Stops Prism from highlighting a selected field called `type` or `input` as a keyword.
 *
 * @param languages Prism's languages, changed in place
 */
export function refineGraphql(languages: typeof Prism.languages): void {
  const { graphql } = languages;
  if (graphql) Object.assign(graphql, { keyword: [{ pattern: DEFINITION }, { pattern: OTHER }] });
}
