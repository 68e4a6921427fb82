import type { Prism } from "prism-react-renderer";

/**
 * Words that begin a definition, which a name follows; a field may be called so as well. Prism has cut the name off before it
 * looks for keywords.
 */
const DEFINITION = /\b(?:directive|enum|extend|fragment|input|interface|scalar|type|union)\b(?=[ \t]+(?:[\w@]|$))/;
/** The other keywords of GraphQL. */
const OTHER = /\b(?:implements|mutation|on|query|repeatable|schema|subscription)\b/;

/**
 * Has Prism tell a selected field called `type` or `input` from the keyword.
 *
 * @param languages those of Prism, with GraphQL among them
 */
export function refineGraphql(languages: typeof Prism.languages): void {
  const { graphql } = languages;
  if (graphql) Object.assign(graphql, { keyword: [{ pattern: DEFINITION }, { pattern: OTHER }] });
}
