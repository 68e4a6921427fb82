import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadedPlugin, Props } from "@docusaurus/types";
import { INTERNAL_CLASS } from "../../../data/internalModules";
import type { PageTask } from "../../../shared/markup/page";
import { searchIndexFile, shardFile } from "../shared/constants";
import { documentsOf } from "./documents";
import type { Draft, IndexedPage } from "./documents";
import { packIndex } from "./pack";
import type { PackedFiles } from "./pack";

export interface IndexOptions {
  /** Routes of landing pages below which the pages are generated; the landing pages are hand-written. */
  readonly generatedRoutes: readonly string[];
  /** Number of sidebar categories above a page that are indexed with it. */
  readonly indexDocSidebarParentCategories: number;
}

/** The properties of `postBuild`'s argument that list the pages. */
export type BuildProps = Pick<Props, "baseUrl" | "plugins" | "siteConfig">;

/** The page of a category. Its cards are not indexed, because the pages that they link to are. */
interface CategoryPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

/** The parts of a sidebar item that are read here. The docs plugin does not export the type. */
interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly description?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {
    readonly type: string;
    readonly permalink?: string;
    readonly title?: string;
    readonly description?: string;
  };
}

interface BlogContent {
  readonly blogPosts: readonly { readonly metadata: { readonly permalink: string } }[];
}

function contentOf<Content>(plugins: readonly LoadedPlugin[], name: string): Content[] {
  return plugins.filter((plugin) => plugin.name === name).map((plugin) => plugin.content as Content);
}

function categoriesOf(item: SidebarItem): CategoryPage[] {
  const { link, items = [] } = item;
  const below = items.flatMap(categoriesOf);
  if (link?.type !== "generated-index" || link.permalink === undefined) return below;
  const description = link.description ?? item.description ?? "";
  return [{ route: link.permalink, title: link.title ?? item.label ?? "", description }, ...below];
}

function byRoute(a: { readonly route: string }, b: { readonly route: string }): number {
  return a.route < b.route ? -1 : 1;
}

/**
 * Lists the pages to index: blog posts, and the docs of the latest version of every instance, because earlier versions
 * repeat them. Sorted by route, so that the index does not depend on the order of the plugins.
 */
function sitePages({ baseUrl, plugins, siteConfig }: BuildProps): {
  readonly pages: readonly IndexedPage[];
  readonly categories: readonly CategoryPage[];
} {
  const below = (permalink: string): string => `/${permalink.slice(baseUrl.length)}`;
  const page = (permalink: string, type: IndexedPage["type"]): IndexedPage => {
    const route = below(permalink);
    const isFolder = route.endsWith("/") || siteConfig.trailingSlash !== false;
    return { route, type, file: (isFolder ? path.posix.join(route, "index.html") : `${route}.html`).slice(1) };
  };
  const versions = contentOf<LoadedContent>(plugins, "docusaurus-plugin-content-docs").flatMap(({ loadedVersions }) =>
    loadedVersions.filter(({ isLast }) => isLast),
  );
  const blogs = contentOf<BlogContent>(plugins, "docusaurus-plugin-content-blog");
  const docs = versions.flatMap((version) =>
    version.docs.map(({ permalink, frontMatter }) => ({
      ...page(permalink, "docs"),
      isInternal: frontMatter.sidebar_class_name === INTERNAL_CLASS,
    })),
  );
  const posts = blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => page(metadata.permalink, "blog")));
  const categories = versions.flatMap(({ sidebars }) => Object.values(sidebars).flat().flatMap(categoriesOf));
  return {
    pages: [...docs, ...posts].sort(byRoute),
    categories: categories.map(({ route, ...rest }) => ({ route: below(route), ...rest })).sort(byRoute),
  };
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
    code: "",
  };
}

/**
 * Writes the files of one locale: the shards before the core that refers to them, so that no reader gets a core without them.
 */
async function writeIndex(outDir: string, locale: string, { core, ...shards }: PackedFiles): Promise<void> {
  const fileOf = (kind: keyof typeof shards, number: number): string =>
    path.join(outDir, shardFile(core.index.hash, kind, number));
  await mkdir(path.dirname(fileOf("texts", 0)), { recursive: true });
  for (const kind of ["postings", "texts"] as const) {
    for (const [number, shard] of shards[kind].entries()) await writeFile(fileOf(kind, number), JSON.stringify(shard));
  }
  const file = path.join(outDir, searchIndexFile(locale));
  await writeFile(`${file}.tmp`, JSON.stringify(core));
  await rename(`${file}.tmp`, file);
}

/**
 * Builds the search index of one locale from its built pages. A failed build leaves the previous index in place.
 *
 * @returns a task that reads each page, and writes the index in `finish`, which throws if the file of a page is missing
 * @throws Error if there is no page to index
 */
export function searchIndex(
  props: BuildProps & { readonly outDir: string },
  locale: string,
  { generatedRoutes, indexDocSidebarParentCategories: parentCategories }: IndexOptions,
): PageTask {
  const { pages, categories } = sitePages(props);
  if (pages.length === 0) throw new Error("The search has no page to index: no docs instance has a page.");
  const known = new Map(pages.map((page) => [page.file, page]));
  const drafts = new Map<string, Draft[]>();
  return {
    page(built, html) {
      const page = known.get(built.file);
      if (!page) return html;
      const generated = generatedRoutes.some((route) => page.route.startsWith(`${route}/`));
      const options = { generated, parentCategories };
      const cacheKey = ["search", page.route, page.type, String(page.isInternal), JSON.stringify(options)];
      drafts.set(
        page.file,
        built.recall(cacheKey, () => documentsOf(page, built, options)),
      );
      return html;
    },
    async finish() {
      const found = pages.flatMap(({ route, file }) => {
        const documents = drafts.get(file);
        if (!documents) throw new Error(`The search can't index ${route}: the build has no ${file}.`);
        return documents;
      });
      await writeIndex(props.outDir, locale, packIndex([...found, ...categories.map(categoryDocument)]));
    },
  };
}
