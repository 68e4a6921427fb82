/**
 * Functions of GraphQL-Markdown that decide which entities are shown, where their pages are, and what custom directives
 * add. The formatter uses them so that its pages have the same entities and links as those of the tool.
 *
 * Package managers such as pnpm hide packages that a project does not depend on directly, so each package of the tool is
 * resolved from the one that depends on it.
 */
import { createRequire } from "node:module";

/** @import { GraphQLDirective, GraphQLSchema } from "graphql" */
/** @import { Node } from "./schema.mjs" */

/**
 * The options of a page, as hooks receive them from the tool.
 *
 * @typedef {Record<string, unknown> & {
 *   readonly schema: GraphQLSchema,
 *   readonly deprecated?: string,
 *   readonly sectionHeaderId?: boolean,
 *   readonly exampleSection?: { readonly directive?: string, readonly field?: string },
 *   readonly operationNamespaceParts?: readonly string[],
 *   frontMatter?: Record<string, unknown>,
 * }} Options
 */

/**
 * The configuration of a directive in the option `customDirective`.
 *
 * @typedef {object} CustomDirective
 * @property {GraphQLDirective} type
 * @property {(type: GraphQLDirective, element: unknown) => string | undefined} [descriptor] returns the text below the description
 * @property {(type: GraphQLDirective, element: unknown) => { readonly text: string | { readonly singular: string }, readonly classname?: string | readonly string[] } | undefined} [tag] returns a badge
 */

/** @typedef {Readonly<Record<string, Record<string, string | undefined>>>} Groups names of groups, by the category and the name of an entity */

/** The packages of the tool, each of which depends on the next one. A project depends on one of the first two. */
const PACKAGES = ["docusaurus", "cli", "core", "printer-legacy"].map((name) => `@graphql-markdown/${name}`);

/**
 * Returns the `require` function of the tool's printer.
 *
 * @returns {NodeJS.Require}
 * @throws {Error} when GraphQL-Markdown is not installed
 */
function requireOfPrinter() {
  let require = createRequire(import.meta.url);
  let found = "";
  for (const name of PACKAGES) {
    try {
      require = createRequire(require.resolve(name));
      found = name;
    } catch {
      // The project does not have this package; the next one may be reachable.
    }
  }
  if (found === PACKAGES.at(-1)) return require;
  throw new Error(
    "The formatter does not find GraphQL-Markdown. Install @graphql-markdown/docusaurus in your project.",
  );
}

const require = requireOfPrinter();

/**
 * Returns the entities that can have pages, by category and name. The name of an operation in a namespace has dots.
 *
 * @type {{ readonly getSchemaMap: (schema: GraphQLSchema) => Readonly<Record<string, Readonly<Record<string, Node>> | undefined>> }}
 */
export const { getSchemaMap: schemaMap } = require("@graphql-markdown/graphql/introspection");

/**
 * Returns the directives on an element that the option `customDirective` configures, by their names.
 *
 * @type {{ readonly getConstDirectiveMap: (node: unknown, customDirectives: unknown) => Readonly<Record<string, CustomDirective>> | undefined }}
 */
export const { getConstDirectiveMap: customDirectivesOf } = require("@graphql-markdown/graphql/directive");

/**
 * `isShown`: whether the options show an entity, field, argument or value. `toLink` returns the link to the page of an entity;
 * `#` if it has no page.
 *
 * @type {{
 *   readonly hasPrintableDirective: (element: unknown, options: Options) => boolean,
 *   readonly toLink: (node: unknown, name: string, category: string | undefined, options: Options) => { readonly url: string },
 * }}
 */
export const { hasPrintableDirective: isShown, toLink } = require("@graphql-markdown/printer-legacy/link");

/**
 * Prints definitions as code blocks. `Printer.options` has the groups of the current run.
 *
 * @type {{ readonly Printer: { readonly printCode: (node: Node, options: Options) => string, readonly options?: { readonly groups?: Groups } } }}
 */
export const { Printer } = require("@graphql-markdown/printer-legacy/printer");

/**
 * Returns the name in lower case with hyphens, for URLs and anchors.
 *
 * @type {{ readonly slugify: (name: string) => string }}
 */
export const { slugify } = require("@graphql-markdown/utils");
