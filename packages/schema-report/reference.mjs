/** Finds the page and the anchor of each element of a schema, as the tool writes them. */
import path from "node:path";

/** @import { GraphQLSchema } from "graphql" */
/** @import { Elements, Node } from "./elements.mjs" */
/** @import { Config, Definition, Options, PrinterOptions, Tool } from "./tool.mjs" */

/**
 * A type, directive or operation with a page.
 *
 * @typedef {object} Entity
 * @property {string} name the name of an operation in a namespace has dots
 * @property {string} category of the tool: `queries`, `objects` …
 * @property {string} [group] from the option `groupByDirective`
 */

/** @typedef {Entity & { readonly node: Definition, readonly route: string, readonly slug: string, readonly options: Options }} Page */

/**
 * The place of an element in the generated pages.
 *
 * @typedef {object} Place
 * @property {string} url as pages of the tool link to it
 * @property {string} page file of the page in the output folder, without its extension
 * @property {string} [anchor] none for elements that have a page of their own, and for those that the page does not show
 * @property {string} path URL of the page without additions by the formatter, with the anchor
 */

/**
 * The generated pages of a schema.
 *
 * @typedef {object} Reference
 * @property {Elements} elements that are shown
 * @property {(node: Node) => Entity | undefined} entityOf
 * @property {(elementPath: string) => Promise<Place | undefined>} placeOf `undefined` without a page
 * @property {string} extension of generated pages
 */

/** An anchor of a page: that of the tool, or the HTML with which the formatters of many frameworks replace it. */
const ANCHOR = /\{#(?<id>[^}\\\s]+)\\?\}|<\w+ (?:[^<>]* )?id="(?<html>[^"]+)"/gu;

/** @typedef {{ readonly tool: Tool, readonly config: Config, readonly formatter: unknown }} Run with the module of the formatter */

/**
 * Loads the formatter and registers its hooks, as the tool does at the start of a run.
 *
 * @type {(tool: Tool, config: Config) => Promise<Run>}
 */
export async function startRun(tool, config) {
  const formatter = await tool.generator.loadMDXModule(config.formatter);
  tool.emitter.resetEvents();
  tool.handlers.registerMDXEventHandlers(formatter);
  return { tool, config, formatter };
}

/**
 * Runs the tool on a schema, recording the paths of its pages instead of writing them.
 *
 * @param {Run} run
 * @param {GraphQLSchema} schema
 * @param {Elements} elements of the schema that are shown
 * @returns {Promise<Reference>}
 */
export async function openReference({ tool, config, formatter }, schema, elements) {
  const { generator, graphql, introspection, events, link, printer, utils } = tool;
  const { docOptions, printTypeOptions } = config;
  const { Printer } = printer;
  const emitter = tool.emitter.getEvents();
  const [onlyDocDirectives, skipDocDirectives] = generator.resolveSkipAndOnlyDirectives(
    config.onlyDocDirective,
    config.skipDocDirective,
    schema,
  );
  emitter.emit(events.SchemaEvents.BEFORE_MAP, new events.SchemaEvent({ schema }));
  const rootTypes = introspection.getSchemaMap(schema);
  emitter.emit(events.SchemaEvents.AFTER_MAP, new events.SchemaEvent({ schema, rootTypes }));
  const groups = graphql.getGroups(rootTypes, config.groupByDirective);
  // Hooks may rename groups.
  const groupNames = structuredClone(groups);
  // The printer keeps the options of the first run of a process.
  Printer.options = undefined;
  await Printer.init(
    schema,
    config.baseURL,
    config.linkRoot,
    {
      customDirectives: graphql.getCustomDirectives(rootTypes, config.customDirective),
      groups,
      onlyDocDirectives,
      printTypeOptions,
      skipDocDirectives,
      sectionHeaderId: docOptions["sectionHeaderId"],
    },
    generator.getFormatterFromMDXModule(formatter, docOptions),
    undefined,
    emitter,
  );
  const init = /** @type {PrinterOptions} */ (/** @type {unknown} */ (Printer.options));
  const layout = { ...docOptions, deprecated: printTypeOptions.deprecated, hierarchy: printTypeOptions.hierarchy };
  const ownExtension = generator.getMDXModuleProperty(formatter, "mdxExtension");
  const extension = typeof ownExtension === "string" ? ownExtension : formatter ? ".mdx" : ".md";
  const renderer = new tool.renderer.Renderer(
    Printer,
    config.outputDir,
    config.baseURL,
    groups,
    false,
    layout,
    extension,
  );
  renderer.preCollectCategories(Object.keys(rootTypes));
  await emitter.emitAsync(events.RenderRootTypesEvents.BEFORE_RENDER, new events.RenderRootTypesEvent({ rootTypes }));

  /** @type {Map<unknown, Page>} */
  const pages = new Map();
  const routes = /** @type {Map<string, number>} */ (new Map());
  // Instead of writing files, record where the tool would write them.
  renderer.generateIndexMetafile = () => Promise.resolve();
  for (const [category, definitions] of Object.entries(rootTypes)) {
    renderer.renderTypeEntities = (folder, leaf, node, namespaces) => {
      const slug = utils.slugify(leaf);
      const route = path.relative(config.outputDir, path.join(folder, slug)).split(path.sep).join("/");
      routes.set(route, (routes.get(route) ?? 0) + 1);
      const name = [...(namespaces ?? []), leaf.split(".").at(-1) ?? leaf].join(".");
      const options = {
        ...layout,
        formatCategoryFolderName: utils.slugify,
        ...(namespaces && { operationNamespaceParts: namespaces }),
      };
      const group = groupNames?.[category]?.[name];
      // A field of a type that several namespaces share has several pages; the first one counts.
      if (!pages.has(node)) pages.set(node, { name, category, group, node, route, slug, options });
      return Promise.resolve(undefined);
    };
    await renderer.renderRootTypes(category, definitions);
  }

  // For each list of related types, the tool maps the whole schema, which is slow. The lists have no anchors, so they may be
  // incomplete. But the tool writes no page if it cannot print a list. Only directives can cause that, so they stay.
  const related = { directives: { ...rootTypes["directives"] } };

  /** Prints a page as the tool would write it. @type {(page: Page) => Promise<string | undefined>} */
  async function print({ slug, node, route, options }) {
    // Pages with the same file overwrite each other, so none of them gets links.
    if (slug === "" || routes.get(route) !== 1) return undefined;
    const { printRelations } = Printer;
    Printer.printRelations = (...args) => {
      const { getSchemaMap } = introspection;
      introspection.getSchemaMap = () => related;
      try {
        return printRelations(...args);
      } finally {
        introspection.getSchemaMap = getSchemaMap;
      }
    };
    try {
      return await Printer.printType(slug, node, options);
    } catch {
      // The tool logs the error and writes no page.
      return undefined;
    } finally {
      Printer.printRelations = printRelations;
    }
  }

  /** The anchors of each page; `undefined` for a page that the tool does not write. */
  const anchors = /** @type {Map<Page, ReadonlySet<string> | undefined>} */ (new Map());

  /** @type {(page: Page) => Promise<ReadonlySet<string> | undefined>} */
  async function anchorsOf(page) {
    if (!anchors.has(page)) {
      const content = await print(page);
      const ids = Array.from(
        (content ?? "").matchAll(ANCHOR),
        ({ groups: found }) => found?.["id"] ?? found?.["html"] ?? "",
      );
      anchors.set(page, content ? new Set(ids) : undefined);
    }
    return anchors.get(page);
  }

  const idsOfRows = /** @type {((node: Definition, options: Options) => ReadonlyMap<unknown, string>) | undefined} */ (
    generator.getMDXModuleProperty(formatter, "idsOfRows")
  );
  const ids = /** @type {Map<Page, ReadonlyMap<unknown, string>>} */ (new Map());

  /**
   * Returns the anchor of a row. A formatter with its own anchors exports `idsOfRows`.
   *
   * @type {(node: Node, parent: Node, page: Page) => string | undefined}
   */
  function anchorOf(node, parent, page) {
    const options = { ...init, ...page.options };
    if (idsOfRows) {
      const ofPage = ids.get(page) ?? idsOfRows(page.node, options);
      ids.set(page, ofPage);
      return ofPage.get(node);
    }
    const parentType = parent === page.node ? parent.name : `${page.node.name}.${parent.name}`;
    return link.toLink(node, node.name, undefined, { ...options, parentType }).id;
  }

  return {
    elements,
    extension,
    entityOf: (node) => pages.get(node),
    placeOf: async (elementPath) => {
      const element = elements.get(elementPath);
      const node = element?.node ?? schema.getType(elementPath);
      let owner = element;
      while (owner && !pages.has(owner.node)) owner = owner.parent;
      const page = pages.get(owner?.node ?? node);
      const written = page && (await anchorsOf(page));
      if (!node || !written) return undefined;
      const row = node === page.node ? undefined : anchorOf(node, element?.parent?.node ?? page.node, page);
      const anchor = row !== undefined && written.has(row) ? row : undefined;
      const fragment = anchor === undefined ? "" : `#${anchor}`;
      const url = utils.pathUrl.join(init.basePath, page.route);
      return {
        url: init.formatMDXLink({ text: page.name, url }).url + fragment,
        page: page.route,
        ...(anchor !== undefined && { anchor }),
        path: url + fragment,
      };
    },
  };
}
