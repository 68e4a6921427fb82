import { readFile } from "node:fs/promises";
import type { BuildCache } from "../../../shared/files/cache";
import type { SearchIndexFile } from "../shared/packed";
import type { SearchDocument } from "../shared/types";
import { documentsOf } from "./documents";
import type { Draft } from "./documents";
import { packIndex } from "./pack";
import { sitePages } from "./pages";
import type { BuildProps, CategoryPage, IndexedPage } from "./pages";
import { decisiveParts } from "./prepare";

/** What the site says about its index. */
export interface IndexOptions {
  /** Routes below which pages, but not at which, are made from a schema or from types: their code repeats their names. */
  readonly generatedRoutes: readonly string[];
  /** Sidebar categories above a page that are indexed with it. */
  readonly indexDocSidebarParentCategories: number;
}

/** Pages in memory at the same time: reading waits, so it is done ahead, but the HTML of a large site is gigabytes. */
const READ_AT_ONCE = 32;

function isBelow(route: string, parents: readonly string[]): boolean {
  return parents.some((parent) => route.startsWith(`${parent}/`));
}

function categoryDocument({ route, title, description }: CategoryPage): Draft {
  return {
    title,
    sectionTitle: title,
    sectionRoute: route,
    pageTitle: title,
    type: "docs",
    tags: "",
    sidebarParentCategories: "",
    content: description,
    unshown: "",
  };
}

/** A document as it is stored, with the fields in the order that compresses best: what repeats stands together. */
export function toDocument(draft: Draft, id: number): SearchDocument {
  const { title, sectionTitle, sectionRoute, pageTitle, type, tags, sidebarParentCategories, content } = draft;
  return { id, title, sectionTitle, sectionRoute, pageTitle, type, tags, sidebarParentCategories, content };
}

function cut(page: IndexedPage, html: string, options: IndexOptions, memory: BuildCache<Draft[]> | undefined): Draft[] {
  const how = {
    generated: isBelow(page.route, options.generatedRoutes),
    parentCategories: options.indexDocSidebarParentCategories,
  };
  const make = (): Draft[] => documentsOf(page, html, how);
  return memory ? memory.recall([page.route, page.type, JSON.stringify(how), ...decisiveParts(html)], make) : make();
}

/**
 * Makes the search index of one locale from its built pages.
 *
 * @param props - of `postBuild`
 * @param memory - of earlier builds; without one, every page is cut anew
 * @returns the same for the same pages, whatever the order in which they were read
 * @throws Error if there is no page to index, or the file of a page is missing
 */
export async function buildIndex(
  props: BuildProps,
  options: IndexOptions,
  memory?: BuildCache<Draft[]>,
): Promise<SearchIndexFile> {
  const { pages, categories } = sitePages(props);
  if (pages.length === 0) throw new Error("The search found no page to index: no docs instance has a page.");
  const drafts: Draft[] = [];
  for (let at = 0; at < pages.length; at += READ_AT_ONCE) {
    const some = pages.slice(at, at + READ_AT_ONCE);
    const texts = await Promise.all(some.map(async ({ file }) => readFile(file, "utf8")));
    for (const [position, page] of some.entries()) {
      drafts.push(...cut(page, texts[position] ?? "", options, memory));
    }
  }
  const all = [...drafts, ...categories.map(categoryDocument)];
  return { documents: all.map(toDocument), index: packIndex(all) };
}
