import type { Prism } from "prism-react-renderer";

/**
 * Keywords that start a definition. A field may have the same name, so they count only before a name, or at the end of the
 * text: Prism has split off the name before it looks for keywords.
 */
const DEFINITION = /\b(?:directive|enum|extend|fragment|input|interface|scalar|type|union)\b(?=[ \t]+(?:[\w@]|$))/;
/** The other keywords of GraphQL. */
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
