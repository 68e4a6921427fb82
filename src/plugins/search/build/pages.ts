import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadedPlugin, Props } from "@docusaurus/types";

/** A page of the build that the search knows. */
export interface IndexedPage {
  /** Path below the base URL, with a leading slash. */
  readonly route: string;
  readonly type: "docs" | "blog";
  /** Path of its HTML below the folder of the locale. */
  readonly file: string;
}

/** A generated page that lists a category; its cards have their own documents. */
export interface CategoryPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

/** A sidebar item as far as the index cares; the types of the plugin's sidebars are not exported. */
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

/** What the index is made of. */
export interface SitePages {
  readonly pages: readonly IndexedPage[];
  readonly categories: readonly CategoryPage[];
}

interface BlogContent {
  readonly blogPosts: readonly { readonly metadata: { readonly permalink: string } }[];
}

/** The part of the props of `postBuild` that says which pages there are. */
export type BuildProps = Pick<Props, "baseUrl" | "plugins" | "siteConfig">;

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
 * Lists the pages to index: the docs of the latest version of every instance, and blog posts. Earlier versions repeat the
 * latest one, and readers who chose one have its sidebar.
 *
 * @param props - of the `postBuild` of one locale
 * @returns both lists in the order of their routes, so that two builds give the same index
 */
export function sitePages({ baseUrl, plugins, siteConfig }: BuildProps): SitePages {
  const below = (permalink: string): string => `/${permalink.slice(baseUrl.length)}`;
  const page = (permalink: string, type: "docs" | "blog"): IndexedPage => {
    const route = below(permalink);
    const isFolder = route.endsWith("/") || siteConfig.trailingSlash !== false;
    return { route, type, file: (isFolder ? path.posix.join(route, "index.html") : `${route}.html`).slice(1) };
  };
  const versions = contentOf<LoadedContent>(plugins, "docusaurus-plugin-content-docs").flatMap(({ loadedVersions }) =>
    loadedVersions.filter(({ isLast }) => isLast),
  );
  const blogs = contentOf<BlogContent>(plugins, "docusaurus-plugin-content-blog");
  const docs = versions.flatMap((version) => version.docs.map(({ permalink }) => page(permalink, "docs")));
  const posts = blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => page(metadata.permalink, "blog")));
  const categories = versions.flatMap(({ sidebars }) => Object.values(sidebars).flat().flatMap(categoriesOf));
  return {
    pages: [...docs, ...posts].sort(byRoute),
    categories: categories.map(({ route, ...rest }) => ({ route: below(route), ...rest })).sort(byRoute),
  };
}
