/**
 * Functions and options of GraphQL-Markdown. The reports use them to load schemas, and to find out which elements the tool
 * shows, on which page and under which anchor, so that their links are those of the generated pages.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** @import { GraphQLDirective, GraphQLNamedType, GraphQLField, GraphQLSchema } from "graphql" */

/**
 * A definition that can have a page, as graphql-js represents it. Operations are fields.
 *
 * @typedef {GraphQLNamedType | GraphQLField<unknown, unknown> | GraphQLDirective} Definition
 */

/**
 * The definitions that can have pages, by category (`queries`, `objects` …) and name. The name of an operation in a
 * namespace has dots.
 *
 * @typedef {Record<string, Record<string, Definition> | undefined>} SchemaMap
 */

/**
 * The options of a run, as the tool computes them from its defaults, the configuration file and the plugin's options.
 *
 * @typedef {object} Config
 * @property {string} baseURL
 * @property {string} linkRoot
 * @property {string} outputDir
 * @property {unknown} schemaLocation
 * @property {unknown} loaders
 * @property {string} [formatter]
 * @property {Record<string, unknown>} docOptions
 * @property {{ readonly deprecated?: string, readonly hierarchy?: unknown, readonly exampleSection?: { readonly directive?: string } }} printTypeOptions
 * @property {{ readonly directive: string }} [groupByDirective]
 * @property {Record<string, unknown>} [customDirective]
 * @property {readonly string[]} onlyDocDirective
 * @property {readonly string[]} skipDocDirective
 */

/** @typedef {Record<string, unknown>} Options options with which a page is printed */
/** @typedef {{ readonly text: string, readonly url: string, readonly id?: string }} Link */
/** @typedef {Options & { readonly basePath: string, readonly formatMDXLink: (link: Link) => Link }} PrinterOptions */

/**
 * @typedef {object} Events
 * @property {(name: string, event: unknown) => unknown} emit
 * @property {(name: string, event: unknown) => Promise<unknown>} emitAsync
 */

/**
 * @typedef {object} Printer
 * @property {PrinterOptions | undefined} options
 * @property {(schema: GraphQLSchema, baseURL: string, linkRoot: string, options: object, formatter: object | undefined, declaration: string | undefined, events: Events) => Promise<void>} init
 * @property {(slug: string, node: Definition, options: Options) => Promise<string | undefined>} printType
 * @property {(id: string, title: string, options: Options) => string} printHeader
 * @property {(...args: readonly unknown[]) => unknown} printRelations
 */

/**
 * @typedef {object} Renderer
 * @property {(categories: readonly string[]) => void} preCollectCategories
 * @property {(category: string, definitions: unknown) => Promise<unknown>} renderRootTypes
 * @property {() => Promise<void>} generateIndexMetafile
 * @property {(folder: string, name: string, node: Definition, namespaces?: readonly string[]) => Promise<undefined>} renderTypeEntities
 */

/**
 * @typedef {object} Tool
 * @property {{
 *   readonly buildConfig: (options: object | undefined, flags: object, id?: string) => Promise<Config>,
 * }} config
 * @property {{
 *   readonly loadMDXModule: (formatter: string | undefined) => Promise<unknown>,
 *   readonly getMDXModuleProperty: (module: unknown, name: string) => unknown,
 *   readonly getFormatterFromMDXModule: (module: unknown, options: unknown) => object | undefined,
 *   readonly loadGraphqlSchema: (location: unknown, loaders: unknown) => Promise<GraphQLSchema | undefined>,
 *   readonly resolveSkipAndOnlyDirectives: (only: readonly string[], skip: readonly string[], schema: GraphQLSchema) => GraphQLDirective[][],
 * }} generator
 * @property {{ readonly getEvents: () => Events, readonly resetEvents: () => void }} emitter
 * @property {{ readonly registerMDXEventHandlers: (module: unknown) => void }} handlers
 * @property {Record<"SchemaEvent" | "RenderRootTypesEvent" | "RenderTypeEntitiesEvent", new (data: object) => object> & {
 *   readonly SchemaEvents: Record<"BEFORE_LOAD" | "AFTER_LOAD" | "BEFORE_MAP" | "AFTER_MAP", string>,
 *   readonly RenderRootTypesEvents: Record<"BEFORE_RENDER", string>,
 *   readonly RenderTypeEntitiesEvents: Record<"AFTER_RENDER", string>,
 * }} events
 * @property {{ readonly Renderer: new (printer: Printer, folder: string, baseURL: string, groups: unknown, pretty: boolean, options: object, extension: string) => Renderer }} renderer
 * @property {{ readonly Printer: Printer }} printer
 * @property {{
 *   readonly hasPrintableDirective: (node: unknown, options: Options) => boolean,
 *   readonly toLink: (node: unknown, name: string, category: string | undefined, options: Options) => Link,
 * }} link
 * @property {{
 *   readonly getGroups: (map: SchemaMap, groupBy: unknown) => Record<string, Record<string, string | undefined>> | undefined,
 *   readonly getCustomDirectives: (map: SchemaMap, options: unknown) => unknown,
 *   readonly getDocumentLoaders: (loaders: unknown) => Promise<object>,
 * }} graphql
 * @property {{ getSchemaMap: (schema: GraphQLSchema) => SchemaMap }} introspection the tool calls `getSchemaMap` through this object, so it can be replaced
 * @property {{ readonly slugify: (name: string) => string, readonly pathUrl: { readonly join: (...parts: string[]) => string } }} utils
 * @property {{ readonly loadTypedefs: (location: unknown, options: object) => Promise<readonly { readonly document?: import("graphql").DocumentNode }[]> }} load
 */

/** An error that the user can correct. Its message says where and how. */
export class ReportError extends Error {}

/** Returns the message of an error on one line, without a full stop at the end. @type {(error: unknown) => string} */
export function messageOf(error) {
  return (error instanceof Error ? error.message : String(error))
    .trim()
    .replaceAll(/\s*\n\s*/gu, " ")
    .replace(/\.$/u, "");
}

/**
 * The packages of the tool, each of which depends on the next one. A project depends on one of the first two. Package
 * managers such as pnpm hide packages that a project does not depend on directly.
 */
const PACKAGES = ["docusaurus", "cli", "core"].map((name) => `@graphql-markdown/${name}`);

/**
 * Returns the `require` function of the tool's package "core".
 *
 * @param {string | URL} from a file of the project
 * @returns {NodeJS.Require | undefined} `undefined` when the project does not have the tool
 */
function requireOfCore(from) {
  let require = createRequire(from);
  let found = "";
  for (const name of PACKAGES) {
    try {
      require = createRequire(require.resolve(name));
      found = name;
    } catch {
      // The project does not have this package; the next one may be reachable.
    }
  }
  return found === PACKAGES.at(-1) ? require : undefined;
}

/**
 * Loads the tool that is installed beside this folder, or otherwise in the working directory.
 *
 * @returns {Tool}
 * @throws {ReportError} when the tool is not installed
 */
export function loadTool() {
  const require = requireOfCore(import.meta.url) ?? requireOfCore(path.resolve("package.json"));
  if (!require) {
    throw new ReportError(
      `GraphQL-Markdown is not installed in ${process.cwd()}. Install @graphql-markdown/docusaurus or @graphql-markdown/cli.`,
    );
  }
  const requireOfGraphql = createRequire(require.resolve("@graphql-markdown/graphql"));
  return /** @type {Tool} */ ({
    config: require("@graphql-markdown/core/config"),
    generator: require("@graphql-markdown/core/generator"),
    emitter: require("@graphql-markdown/core/event-emitter"),
    handlers: require("@graphql-markdown/core/event-handlers"),
    events: require("@graphql-markdown/core/events/index"),
    renderer: require("@graphql-markdown/core/renderer"),
    printer: require("@graphql-markdown/printer-legacy/printer"),
    link: require("@graphql-markdown/printer-legacy/link"),
    graphql: require("@graphql-markdown/graphql"),
    introspection: require("@graphql-markdown/graphql/introspection"),
    utils: require("@graphql-markdown/utils"),
    load: requireOfGraphql("@graphql-tools/load"),
  });
}

const PLUGIN = "@graphql-markdown/docusaurus";

/**
 * Returns the options of a run of the tool: those of the graphql-config file in the working directory, and those of a file
 * with plugin options.
 *
 * @param {Tool} tool
 * @param {object} [from]
 * @param {string | object} [from.config] options of the plugin; or a file with them: a configuration of Docusaurus, or a
 *   module or JSON file whose default export is the options
 * @param {string} [from.id] of the plugin's instance, or project in the graphql-config file
 * @returns {Promise<Config>}
 * @throws {ReportError} when the file has no options
 */
export async function readConfig(tool, { config, id = "default" } = {}) {
  const options = typeof config === "string" ? await readOptions(config, id) : config;
  try {
    return await tool.config.buildConfig(options, {}, id);
  } catch (error) {
    throw new ReportError(
      `${messageOf(error)}. Correct the options in ${typeof config === "string" ? config : ".graphqlrc"}.`,
    );
  }
}

/** @type {(file: string, id: string) => Promise<object>} */
async function readOptions(file, id) {
  if (!existsSync(file))
    throw new ReportError(`${file}: no such file. Give --config the file with the plugin's options.`);
  let read;
  try {
    read = await load(path.resolve(file));
  } catch (error) {
    throw new ReportError(
      `${file}: ${messageOf(error)}. Correct the file, or move the options into a file of their own.`,
    );
  }
  const exported = /** @type {unknown} */ (
    typeof read === "function" ? await Reflect.apply(read, undefined, []) : read
  );
  if (typeof exported !== "object" || exported === null) {
    throw new ReportError(`${file}: exports no options. Export the options of ${PLUGIN} as default.`);
  }
  if (!("plugins" in exported) || !Array.isArray(exported.plugins)) return exported;
  const instances = exported.plugins.flatMap((/** @type {unknown} */ plugin) => {
    const [name, options = {}] = /** @type {[unknown, { readonly id?: string }?]} */ ([plugin].flat());
    return typeof name === "string" && name.startsWith(PLUGIN) ? [options] : [];
  });
  const found = instances.find((options) => (options.id ?? "default") === id);
  if (!found) {
    const ids = instances.map((options) => options.id ?? "default").join(", ");
    throw new ReportError(
      `${file}: has no instance "${id}" of ${PLUGIN}${ids && `, only ${ids}`}. Add it, or give --id.`,
    );
  }
  // The plugin adds this formatter to its command.
  return { formatter: `${PLUGIN}/mdx`, ...found };
}

/** @type {(file: string) => Promise<unknown>} */
async function load(file) {
  if (file.endsWith(".json")) return JSON.parse(await readFile(file, "utf8"));
  try {
    // Docusaurus's own function also reads TypeScript.
    const require = createRequire(createRequire(file).resolve(PLUGIN));
    const utils = /** @type {{ loadFreshModule: (file: string) => Promise<unknown> }} */ (require("@docusaurus/utils"));
    return await utils.loadFreshModule(file);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "MODULE_NOT_FOUND") throw error;
  }
  const { default: exported } = /** @type {{ default: unknown }} */ (await import(pathToFileURL(file).href));
  return exported;
}
