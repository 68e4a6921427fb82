/**
 * Formatter of GraphQL-Markdown, as its option `formatter` loads it: the exports are named by the tool. `docusaurus/` has what
 * the pages need in the site.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { categoryOf, groupOf, nameFolders } from "./categories.mjs";
import { frontMatterOf } from "./frontMatter.mjs";
import { Printer, slugify } from "./graphqlMarkdown.mjs";
import { compose } from "./page/compose.mjs";
import { pageOf } from "./page/context.mjs";
import { withPrintableDefaults } from "./page/defaults.mjs";

/** @import { Node } from "./schema/entities.mjs" */
/** @import { Options } from "./graphqlMarkdown.mjs" */

export { formatMDXFrontmatter, formatMDXLink } from "@graphql-markdown/docusaurus/mdx";

/**
 * A hook that logs its error: the tool drops what a hook throws.
 *
 * @template Event
 * @param {string} name
 * @param {(event: Event) => Promise<void> | void} hook
 * @returns {(event: Event) => Promise<void>}
 */
function logged(name, hook) {
  return async (event) => {
    try {
      await hook(event);
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  };
}

/**
 * Gives each page its own description and keywords in the front matter.
 *
 * @type {(event: { readonly data: { readonly type: Node, readonly options: Options } }) => Promise<void>}
 */
export const beforePrintTypeHook = logged("beforePrintTypeHook", ({ data: { type, options } }) => {
  options.frontMatter = { ...options.frontMatter, ...frontMatterOf(pageOf(type, options).entity) };
});

/**
 * Prints the definition of an entity with defaults as SDL writes them: those that the tool cannot print would lose the page.
 *
 * @type {(event: { readonly data: { readonly type: Node, readonly options: Options }, output: unknown, readonly preventDefault: () => void }) => Promise<void>}
 */
export const beforePrintCodeHook = logged("beforePrintCodeHook", (event) => {
  const { type, options } = event.data;
  event.output = Printer.printCode(withPrintableDefaults(type), options);
  event.preventDefault();
});

/**
 * Puts the sections of this formatter in the place of the tool's.
 *
 * @type {(event: { readonly data: { readonly type: Node, readonly options: Options, readonly sections: Record<string, { readonly content?: unknown } | undefined> }, output: unknown }) => Promise<void>}
 */
export const beforeComposePageTypeHook = logged("beforeComposePageTypeHook", async (event) => {
  const { type, options, sections } = event.data;
  // A page of the tool's own sections, which trust the schema, must not take the place of one that fails.
  event.output = [];
  const composed = await compose(pageOf(type, options), sections);
  Object.assign(sections, composed);
  event.output = Object.keys(composed);
});

/** Files that this run has written or is writing, because the tool asks for each of them with each page in its folder. */
const written = /** @type {Map<string, Promise<void>>} */ (new Map());

/** Gives each group a folder of its own, before there are pages. */
export const beforeRenderRootTypesHook = logged("beforeRenderRootTypesHook", () => {
  written.clear();
  nameFolders(Printer.options?.groups ?? {});
});

/**
 * Writes the sidebar category of a folder: its label, place, and description.
 *
 * @type {(event: { readonly data: { readonly dirPath: string, readonly category: string, readonly options?: { readonly index?: boolean } } }) => Promise<void>}
 */
export const beforeGenerateIndexMetafileHook = logged(
  "beforeGenerateIndexMetafileHook",
  async ({ data: { dirPath, category, options } }) => {
    // A name that leaves nothing for a folder has none, and must not label the one above it.
    if (slugify(category) === "") return;
    const file = path.join(dirPath, "_category_.json");
    const write = async () => {
      const parent = path.basename(path.dirname(dirPath));
      const metadata = categoryOf({ category: groupOf(category), parent, index: options?.index === true });
      await mkdir(dirPath, { recursive: true });
      await writeFile(file, `${JSON.stringify(metadata, null, 2)}\n`);
    };
    const writing = written.get(file) ?? write();
    written.set(file, writing);
    await writing;
  },
);
