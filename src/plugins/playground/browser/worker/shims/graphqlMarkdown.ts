/**
 * Shim of `packages/reference-formatter/graphqlMarkdown.mjs`, which looks for the tool's modules as Node.js does: the same
 * functions under the same names.
 */
export { getConstDirectiveMap as customDirectivesOf } from "@graphql-markdown/graphql/directive";
export { getSchemaMap as schemaMap } from "@graphql-markdown/graphql/introspection";
export { hasPrintableDirective as isShown, toLink } from "@graphql-markdown/printer-legacy/link";
export { Printer } from "@graphql-markdown/printer-legacy/printer";
export { slugify } from "@graphql-markdown/utils";
