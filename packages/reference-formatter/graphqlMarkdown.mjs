/**
 * Functions of GraphQL-Markdown that decide which entities are shown, where their pages are, and what custom directives
 * add. The formatter uses them so that its pages have the same entities and links as those of the tool.
 *
 * Package managers such as pnpm hide packages that a project does not depend on directly, so each package of the tool is
 * resolved from the one that depends on it.
 */
import { createRequire } from "node:module";

/** @import { GraphQLDirective, GraphQLSchema } from "graphql" */
/** @import { Node } from "./schema/elements.mjs" */

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

/**
 * Names of groups, by the category and the name of an entity.
 *
 * @typedef {Readonly<Record<string, Record<string, string | undefined>>>} Groups
 */

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

const introspection =
  /** @type {{ readonly getSchemaMap: (schema: GraphQLSchema) => Readonly<Record<string, Readonly<Record<string, Node>> | undefined>> }} */ (
    require("@graphql-markdown/graphql/introspection")
  );
const directives =
  /** @type {{ readonly getConstDirectiveMap: (node: unknown, customDirectives: unknown) => Readonly<Record<string, CustomDirective>> | undefined }} */ (
    require("@graphql-markdown/graphql/directive")
  );
const links =
  /** @type {{ readonly hasPrintableDirective: (element: unknown, options: Options) => boolean, readonly toLink: (node: unknown, name: string, category: string | undefined, options: Options) => { readonly url: string } }} */ (
    require("@graphql-markdown/printer-legacy/link")
  );
const printer =
  /** @type {{ readonly Printer: { readonly printCode: (node: Node, options: Options) => string, readonly options?: { readonly groups?: Groups } } }} */ (
    require("@graphql-markdown/printer-legacy/printer")
  );
const utils = /** @type {{ readonly slugify: (name: string) => string }} */ (require("@graphql-markdown/utils"));

/** Returns the entities that have pages, by category and name. The name of an operation in a namespace has dots. */
export const schemaMap = introspection.getSchemaMap;

/** Returns the directives on an element that the option `customDirective` configures, by their names. */
export const customDirectivesOf = directives.getConstDirectiveMap;

/** Whether the options show an entity, field, argument or value. */
export const isShown = links.hasPrintableDirective;

/** Returns the link to the page of an entity; `#` if it has no page. */
export const toLink = links.toLink;

/** Prints definitions as code blocks. `Printer.options` has the groups of the current run. */
export const Printer = printer.Printer;

/** Returns the name in lower case with hyphens, for URLs and anchors. */
export const slugify = utils.slugify;
