/** Makes the search index, for the theme or for another plugin that reads all built pages anyway. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { pathOf, sectionFinder } from "../engine/entries.ts";
import { languagesOf } from "../options.ts";
import type { SearchOptions } from "../options.ts";
import { searchIndexFile, shardFile, SHARD_KINDS } from "../shared/constants.ts";
import { KINDS } from "../shared/settings.ts";
import type { SearchSettings, SiteSection } from "../shared/settings.ts";
import { pageToIndex } from "./documents.ts";
import type { Draft, Head, PageToIndex } from "./documents.ts";
import { find, lineOf } from "./hast.ts";
import { packIndex } from "./pack.ts";
import type { PackedFiles } from "./pack.ts";
import { pluginSections, sitePages } from "./site.ts";
import type { BuildProps, CategoryPage } from "./site.ts";

export type { SearchOptions } from "../options.ts";
export { isUnwrapped } from "./prepare.ts";

/** Makes the index of one locale, page by page. */
export interface Indexer {
  /**
   * Adds a page, unless the search excludes it.
   *
   * @param file - path of its HTML below the folder of the locale, with `/` on every platform
   * @param parsed - its elements and head
   * @param recall - returns the documents that an earlier build cached under a key, or computes them; by default, nothing is
   *   cached
   */
  readonly add: (file: string, parsed: ParsedPage, recall?: Recall) => void;
  /**
   * Writes the index. If it fails, the index of the previous build stays in place.
   *
   * @throws Error if the file of a page was not added, or if `packIndex` cannot pack the documents
   */
  readonly finish: () => Promise<void>;
  /** Paths of the files to add, below the folder of the locale. */
  readonly files: readonly string[];
}

interface ParsedPage {
  readonly tree: Root;
  readonly head: Head;
}

/** Parses the HTML of a built page. */
export function parsePage(html: string): ParsedPage {
  const tree = fromHtml(html);
  const head = find(tree, ({ tagName }) => tagName === "head") ?? tree;
  const meta = (name: string): string => {
    const found = find(head, ({ tagName, properties }) => tagName === "meta" && properties["name"] === name);
    return found?.properties["content"] ?? "";
  };
  const title = find(head, ({ tagName }) => tagName === "title");
  return {
    tree,
    head: {
      title: title ? lineOf(title) : "",
      description: meta("description"),
      keywords: meta("keywords"),
      listed: !meta("robots").includes("noindex"),
    },
  };
}

type Recall = (key: readonly string[], compute: () => Draft[]) => Draft[];

function categoryDocument({ route, title, description }: CategoryPage): Draft {
  return {
    title,
    sectionTitle: title,
    sectionRoute: route,
    pageTitle: title,
    kind: "category",
    type: "docs",
    tags: "",
    sidebarParentCategories: "",
    content: description,
    code: "",
  };
}

/**
 * Writes the files of one locale: the shards before the core that refers to them, so that no reader gets a core without its
 * shards.
 */
async function writeIndex(outDir: string, locale: string, { core, ...shards }: PackedFiles): Promise<void> {
  const fileOf = (kind: keyof typeof shards, number: number): string =>
    path.join(outDir, shardFile(core.index.hash, kind, number));
  await mkdir(path.dirname(fileOf("texts", 0)), { recursive: true });
  for (const kind of SHARD_KINDS) {
    for (const [number, shard] of shards[kind].entries()) await writeFile(fileOf(kind, number), JSON.stringify(shard));
  }
  const file = path.join(outDir, searchIndexFile(locale));
  await writeFile(`${file}.tmp`, JSON.stringify(core));
  await rename(`${file}.tmp`, file);
}

/** Adds sections for the documents that are in none, so that each document is in one of the sections. */
function withUncovered(sections: readonly SiteSection[], drafts: readonly Draft[]): readonly SiteSection[] {
  const sectionOf = sectionFinder(sections);
  const found = drafts.map(({ sectionRoute }) => sectionOf(pathOf(sectionRoute)));
  return [...new Map([...sections, ...found].map((section) => [section.route, section])).values()];
}

/**
 * Returns the sections of a site: those of the options, or else those of its plugins that have documents. Each version of docs
 * with documents is a section of its own, and has the configured sections of the last version too, each below its own route.
 */
function siteSections(
  configured: readonly SiteSection[],
  fromPlugins: readonly SiteSection[],
  drafts: readonly Draft[],
): readonly SiteSection[] {
  const inPlugins = sectionFinder(fromPlugins);
  const used = new Set(drafts.map(({ sectionRoute }) => inPlugins(pathOf(sectionRoute))));
  const defaults = fromPlugins.filter((section) => used.has(section));
  if (configured.length === 0) return defaults;
  const versions = defaults.flatMap(({ version }) => version ?? []);
  const inDefaults = sectionFinder(defaults);
  const configuredRoutes = new Set(configured.map(({ route }) => route));
  const sections = configured.flatMap((section) => {
    const { version } = inDefaults(section.route);
    if (!version) return [section];
    const below = section.route.slice(pathOf(version.root).length);
    const others = versions.filter((one) => version.isLast && one.group === version.group && one !== version);
    const repeated = others.map((one) => ({
      ...section,
      route: pathOf(pathOf(one.root) + below) || "/",
      version: one,
    }));
    return [{ ...section, version }, ...repeated.filter(({ route }) => !configuredRoutes.has(route))];
  });
  const routes = new Set(sections.map(({ route }) => route));
  const inConfigured = sectionFinder(configured);
  const roots = versions
    .filter(({ root }) => !routes.has(root))
    .map((version) => ({ ...inConfigured(version.root), route: version.root, version }));
  return withUncovered([...sections, ...roots], drafts);
}

function settingsOf(options: SearchOptions, sections: readonly SiteSection[], locale: string): SearchSettings {
  const { kinds, synonyms, contextual, maxSearchResults, boosts, b, k1 } = options;
  const configured = new Set(kinds.map(({ name }) => name));
  return {
    sections,
    kinds: [...KINDS.filter(({ name }) => !configured.has(name)), ...kinds],
    // Omits the reasons.
    synonyms: synonyms.map(({ words, meant }) => ({ words, meant })),
    languages: languagesOf(options, locale),
    contextual,
    maxResults: maxSearchResults,
    boosts,
    b,
    k1,
  };
}

/**
 * Creates the indexer of one locale.
 *
 * @throws Error if there is no page to index
 */
export function createIndexer(props: BuildProps, locale: string, options: SearchOptions): Indexer {
  const { pages, categories } = sitePages(props, options);
  if (pages.length === 0) throw new Error("The search has no page to index: no plugin that it indexes has a page.");
  const pageByFile = new Map(pages.map((page) => [page.file, page]));
  const drafts = new Map<string, Draft[]>();
  const parents = options.indexDocSidebarParentCategories;
  const documentsOf = options.documents ?? ((page: PageToIndex) => page.split());
  return {
    files: pages.map(({ file }) => file),
    add(file, parsed, recall = (_key, compute) => compute()) {
      const page = pageByFile.get(file);
      if (!page) return;
      const key = [page.route, page.type, JSON.stringify(page.frontMatter), String(parents)];
      const isListed = parsed.head.listed || props.siteConfig.noIndex;
      const make = (): Draft[] => (isListed ? [...documentsOf(pageToIndex(page, parsed, parents))] : []);
      drafts.set(file, recall(key, make));
    },
    async finish() {
      const found = pages.flatMap(({ route, file }) => {
        const documents = drafts.get(file);
        if (!documents) throw new Error(`The search can't index ${route}: the build has no ${file}.`);
        return documents;
      });
      const all = [...found, ...categories.map(categoryDocument)];
      const sections = siteSections(options.sections, pluginSections(props), all);
      await writeIndex(props.outDir, locale, packIndex(all, settingsOf(options, sections, locale)));
    },
  };
}
