/**
 * Replaces `packages/reference-formatter/graphqlMarkdown.mjs`, which resolves the tool's modules with Node.js. Exports the same
 * functions.
 */
export { getConstDirectiveMap as customDirectivesOf } from "@graphql-markdown/graphql/directive";
export { getSchemaMap as schemaMap } from "@graphql-markdown/graphql/introspection";
export { hasPrintableDirective as isShown, toLink } from "@graphql-markdown/printer-legacy/link";
export { Printer } from "@graphql-markdown/printer-legacy/printer";
export { slugify } from "@graphql-markdown/utils";
