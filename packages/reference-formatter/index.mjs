/**
 * The module that GraphQL-Markdown loads for its option `formatter`. The tool calls these exports, the hooks in this order:
 *
 * | Export                            | When                               | What it does                                        |
 * | --------------------------------- | ---------------------------------- | --------------------------------------------------- |
 * | `beforeRenderRootTypesHook`       | once, before all pages             | renames groups that would have no folder            |
 * | `beforeGenerateIndexMetafileHook` | for each page and folder around it | writes the folder's category in the sidebar         |
 * | `beforePrintTypeHook`             | before each page                   | adds a description and keywords to the front matter |
 * | `beforePrintCodeHook`             | before the definition on each page | prints the definition                               |
 * | `beforeComposePageTypeHook`       | when the tool has all sections     | replaces the sections                               |
 * | `formatMDXFrontmatter`            | for the top of each page           | same as in `@graphql-markdown/docusaurus`           |
 * | `formatMDXLink`                   | for each link                      | same as in `@graphql-markdown/docusaurus`           |
 *
 * The site needs the plugin in `docusaurus/`, which provides the components and styles of the pages.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { categoryOf, groupOf, isOperationKind, nameFolders } from "./categories.mjs";
import { frontMatterOf } from "./frontMatter.mjs";
import { Printer, slugify } from "./graphqlMarkdown.mjs";
import { compose } from "./page/compose.mjs";
import { withPrintableDefaults } from "./page/defaults.mjs";
import { pageOf } from "./page/mdx.mjs";
import { idsOf } from "./page/rows.mjs";

/** @import { Options } from "./graphqlMarkdown.mjs" */
/** @import { Node } from "./schema.mjs" */

export { formatMDXFrontmatter, formatMDXLink } from "@graphql-markdown/docusaurus/mdx";

/**
 * @typedef {object} PageEvent
 * @property {{ readonly type: Node, readonly options: Options, readonly sections: Record<string, { readonly content?: string } | undefined> }} data
 *   only `beforeComposePageTypeHook` gets the sections
 * @property {unknown} output
 * @property {() => void} preventDefault
 */

/**
 * Wraps a hook so that it logs its errors, because the tool ignores them.
 *
 * @template Event
 * @param {string} name
 * @param {(event: Event) => Promise<void> | void} hook
 * @returns {(event: Event) => Promise<void>}
 */
function withLog(name, hook) {
  return async (event) => {
    try {
      await hook(event);
    } catch (error) {
      console.error(`${name}:`, error);
    }
  };
}

/** The folders whose categories were written in this run. */
const written = /** @type {Set<string>} */ (new Set());

/** Those of them that have operations: of one kind, or of a namespace. A folder inside one of these is a namespace. */
const operationFolders = /** @type {Set<string>} */ (new Set());

/** The folder of deprecated operations in this run; empty if there is none. */
let deprecatedFolder = "";

/** The names of all groups of this run. */
let groupNames = /** @type {ReadonlySet<string | undefined>} */ (new Set());

/** Renames the groups that would have no folder, before pages are written: see `nameFolders`. */
export const beforeRenderRootTypesHook = withLog("beforeRenderRootTypesHook", () => {
  written.clear();
  operationFolders.clear();
  deprecatedFolder = "";
  const groups = Printer.options?.groups ?? {};
  nameFolders(groups);
  groupNames = new Set(Object.values(groups).flatMap((byName) => Object.values(byName)));
});

/**
 * Writes the sidebar category of a folder: its label, position and description.
 *
 * @type {(event: { readonly data: { readonly dirPath: string, readonly category: string, readonly options?: { readonly index?: boolean } } }) => Promise<void>}
 */
export const beforeGenerateIndexMetafileHook = withLog(
  "beforeGenerateIndexMetafileHook",
  async ({ data: { dirPath, category, options } }) => {
    // A category whose name has no slug has no folder, and must not overwrite the label of the folder above.
    if (slugify(category) === "" || written.has(dirPath)) return;
    written.add(dirPath);
    const folder = path.dirname(dirPath);
    const isNamespace = operationFolders.has(folder);
    // A group may have the name of a kind. The tool puts groups into the output folder, or into that of deprecated operations.
    const isTop = !written.has(folder) || folder === deprecatedFolder;
    const isGroup = isTop && groupNames.has(category);
    if (category === "deprecated" && !isGroup) deprecatedFolder = dirPath;
    if (!isGroup && (isNamespace || isOperationKind(category))) operationFolders.add(dirPath);
    const metadata = categoryOf({
      category: groupOf(category),
      parent: path.basename(folder),
      isNamespace,
      isGroup,
      index: options?.index === true,
    });
    await mkdir(dirPath, { recursive: true });
    await writeFile(path.join(dirPath, "_category_.json"), `${JSON.stringify(metadata, null, 2)}\n`);
  },
);

/** Adds a description and keywords to the front matter of each page. @type {(event: PageEvent) => Promise<void>} */
export const beforePrintTypeHook = withLog("beforePrintTypeHook", ({ data: { type, options } }) => {
  options.frontMatter = { ...options.frontMatter, ...frontMatterOf(pageOf(type, options).entity) };
});

/**
 * Prints the definition of an entity with defaults that the tool can print: some other defaults would make the page fail.
 *
 * @type {(event: PageEvent) => Promise<void>}
 */
export const beforePrintCodeHook = withLog("beforePrintCodeHook", (event) => {
  const { type, options } = event.data;
  event.output = Printer.printCode(withPrintableDefaults(type), options);
  event.preventDefault();
});

/** Replaces the sections of the tool with those of this formatter. @type {(event: PageEvent) => Promise<void>} */
export const beforeComposePageTypeHook = withLog("beforeComposePageTypeHook", async (event) => {
  const { type, options, sections } = event.data;
  // If `compose` fails, the page must not fall back to the sections of the tool, which don't escape text of the schema.
  event.output = [];
  const composed = await compose(pageOf(type, options), sections);
  Object.assign(sections, composed);
  event.output = Object.keys(composed);
});

/**
 * Returns the anchors of the rows of a page, for programs that link to them.
 *
 * @param {Node} node
 * @param {Options} options
 * @returns {ReturnType<typeof idsOf>} by field, argument or enum value
 * @throws {Error} when the definition is not in the schema of the options
 */
export function idsOfRows(node, options) {
  return idsOf(pageOf(node, options));
}
