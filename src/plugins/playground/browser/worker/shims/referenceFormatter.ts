/** Replaces two modules of `packages/reference-formatter`. Exports the functions that its other modules import from them. */

// `graphqlMarkdown.mjs` resolves the tool's modules with Node.js.
export { getConstDirectiveMap as customDirectivesOf } from "@graphql-markdown/graphql/directive";
export { getSchemaMap as schemaMap } from "@graphql-markdown/graphql/introspection";
export { hasPrintableDirective as isShown, toLink } from "@graphql-markdown/printer-legacy/link";
export { Printer } from "@graphql-markdown/printer-legacy/printer";
export { slugify } from "@graphql-markdown/utils";

/** Replaces `drawing/index.mjs`. Draws nothing, as on a site without dagre. */
export function draw(): Promise<string> {
  return Promise.resolve("");
}
