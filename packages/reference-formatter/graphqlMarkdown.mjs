/**
 * The parts of GraphQL-Markdown that decide what is on a page: which entities are shown, where a page is, what a custom
 * directive adds. With them, a page says the same as one of the tool's own.
 *
 * Package managers such as pnpm hide packages that a project does not name itself, so each is looked up from the one that
 * depends on it.
 */
import { createRequire } from "node:module";

/** @import { GraphQLDirective, GraphQLSchema } from "graphql" */
/** @import { Node } from "./schema/entities.mjs" */

const NAMES = ["docusaurus", "cli", "core", "printer-legacy"].map((name) => `@graphql-markdown/${name}`);

/**
 * A function that loads modules as the printer of the tool would.
 *
 * @returns {NodeJS.Require}
 * @throws {Error} when GraphQL-Markdown is not installed
 */
function requireOfPrinter() {
  let require = createRequire(import.meta.url);
  let found = "";
  for (const name of NAMES) {
    try {
      require = createRequire(require.resolve(name));
      found = name;
    } catch {
      // A project names the command line or the Docusaurus plugin, which is why some of these cannot be reached.
    }
  }
  if (found === NAMES.at(-1)) return require;
  throw new Error(
    "The formatter does not find GraphQL-Markdown. Install @graphql-markdown/docusaurus in your project.",
  );
}

const require = requireOfPrinter();

/**
 * Options of a page, as the hooks of the tool have them, to be handed back to the functions below.
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
 * What the option `customDirective` says of a directive.
 *
 * @typedef {object} CustomDirective
 * @property {GraphQLDirective} type
 * @property {(type: GraphQLDirective, element: unknown) => string | undefined} [descriptor] gives a text below descriptions
 * @property {(type: GraphQLDirective, element: unknown) => { readonly text: string | { readonly singular: string }, readonly classname?: string | readonly string[] } | undefined} [tag] gives a badge
 */

/**
 * Names of groups by kind in the plural, then by name of the entity.
 *
 * @typedef {Readonly<Record<string, Record<string, string | undefined>>>} Groups
 */

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
const texts = /** @type {{ readonly slugify: (name: string) => string }} */ (require("@graphql-markdown/utils"));

/** The entities that have pages, by their kind in the plural, then by name. The name of an operation in a namespace has dots. */
export const schemaMap = introspection.getSchemaMap;

/** The directives on an entity that the option `customDirective` speaks of, by their names. */
export const customDirectivesOf = directives.getConstDirectiveMap;

/** Whether the options leave an entity, field, argument or value on the site. */
export const isShown = links.hasPrintableDirective;

/** The page of an entity, as a link has it; `#` where it has none. */
export const toLink = links.toLink;

/** Prints the definition of an entity, as a block of code; has the groups of the run among its options. */
export const Printer = printer.Printer;

/** The anchor of a name. */
export const slugify = texts.slugify;
