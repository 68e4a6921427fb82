/** Reads a site's pages and sections from its plugins. */
import path from "node:path";
import type { BlogContent } from "@docusaurus/plugin-content-blog";
import type { LoadedContent, LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { LoadedContent as PagesContent } from "@docusaurus/plugin-content-pages";
import type { LoadedPlugin, Props } from "@docusaurus/types";
import type { SearchOptions } from "../options.ts";
import type { SiteSection } from "../shared/settings.ts";
import type { SearchDocument } from "../shared/types.ts";
import { segmentLabel } from "../engine/entries.ts";

/** The properties of `postBuild`'s argument that the index is made from. */
export type BuildProps = Pick<Props, "baseUrl" | "outDir" | "siteConfig" | "codeTranslations"> & {
  readonly plugins: readonly LoadedPlugin[];
};

interface SitePage {
  /** Path below the base URL, with a leading slash. */
  readonly route: string;
  readonly type: SearchDocument["type"];
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Path of its HTML below the folder of the locale. */
  readonly file: string;
}

/** The generated page of a category. Its cards are not indexed, because the pages that they link to are. */
export interface CategoryPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

type SidebarItem = LoadedVersion["sidebars"][string][number];

interface SiteContent {
  readonly docs: readonly (LoadedContent & { readonly id: string })[];
  readonly blogs: readonly (BlogContent & { readonly routeBasePath: string })[];
  readonly pages: readonly PagesContent[];
}

function contentOf(plugins: readonly LoadedPlugin[]): SiteContent {
  const named = (name: string): LoadedPlugin[] => plugins.filter((plugin) => plugin.name === name && plugin.content);
  return {
    docs: named("docusaurus-plugin-content-docs").map(({ content, options }) => ({
      ...(content as LoadedContent),
      id: (options as { readonly id?: string }).id ?? "default",
    })),
    blogs: named("docusaurus-plugin-content-blog").map(({ content, options }) => ({
      ...(content as BlogContent),
      routeBasePath: (options as { readonly routeBasePath?: string }).routeBasePath ?? "blog",
    })),
    pages: named("docusaurus-plugin-content-pages").map(({ content }) => content as PagesContent),
  };
}

function categoryPagesOf(item: SidebarItem): CategoryPage[] {
  if (item.type !== "category") return [];
  const { label, link, items } = item;
  const below = items.flatMap(categoryPagesOf);
  if (link?.type !== "generated-index") return below;
  const description = link.description ?? item.description ?? "";
  return [{ route: link.permalink, title: link.title ?? label, description }, ...below];
}

function byRoute(a: { readonly route: string }, b: { readonly route: string }): number {
  return a.route < b.route ? -1 : 1;
}

function trimSlashes(route: string): string {
  return route.replaceAll(/^\/|\/$/gu, "");
}

/** Whether a route is one of the folders, or below one of them. */
function isBelow(route: string, folders: readonly string[]): boolean {
  return folders.some((folder) => {
    const start = `/${trimSlashes(folder)}`;
    return start === "/" || route === start || route.startsWith(`${start}/`);
  });
}

/**
 * Lists the pages to index, sorted by route, so that the index does not depend on the order of the plugins.
 */
export function sitePages(
  { baseUrl, plugins, siteConfig }: Pick<BuildProps, "baseUrl" | "plugins" | "siteConfig">,
  { indexDocs, indexBlog, indexPages, docsRouteBasePath, ignoreFiles }: SearchOptions,
): { readonly pages: readonly SitePage[]; readonly categories: readonly CategoryPage[] } {
  const { trailingSlash } = siteConfig;
  // Permalinks don't follow the option `trailingSlash`, but the URLs of pages do.
  const routeOf = (permalink: string): string => {
    const route = `/${permalink.slice(baseUrl.length)}`;
    if (route === "/" || trailingSlash === undefined) return route;
    return route.replace(/\/?$/u, trailingSlash ? "/" : "");
  };
  const page = (permalink: string, type: SitePage["type"], frontMatter: SitePage["frontMatter"] = {}): SitePage => {
    const route = routeOf(permalink);
    const isFolder = route.endsWith("/") || trailingSlash !== false;
    const inFolder = isFolder ? path.posix.join(route, "index.html") : `${route}.html`;
    const file = /\.html?$/iu.test(route) ? route : inFolder;
    return { route, type, frontMatter, file: file.slice(1) };
  };
  const { docs, blogs, pages } = contentOf(plugins);
  const isDocs = ({ route }: { readonly route: string }): boolean =>
    docsRouteBasePath.length === 0 || isBelow(route, docsRouteBasePath);
  const isIgnored = ({ route }: { readonly route: string }): boolean => {
    const name = trimSlashes(route);
    // Not `test`, which remembers a position in patterns with the flag `g`.
    return ignoreFiles.some((pattern) => (typeof pattern === "string" ? pattern === name : name.search(pattern) >= 0));
  };
  const versions = (indexDocs ? docs.flatMap(({ loadedVersions }) => loadedVersions) : []).filter(
    ({ noIndex }) => !noIndex,
  );
  const categories = versions
    .flatMap(({ sidebars }) => Object.values(sidebars).flat().flatMap(categoryPagesOf))
    .map(({ route, ...rest }) => ({ route: routeOf(route), ...rest }));
  const found = [
    ...versions
      .flatMap((version) => version.docs.map((doc) => page(doc.permalink, "docs", doc.frontMatter)))
      .filter(isDocs),
    ...(indexBlog ? blogs : []).flatMap(({ blogPosts }) =>
      blogPosts.map(({ metadata }) => page(metadata.permalink, "blog", metadata.frontMatter)),
    ),
    ...(indexPages ? pages : []).flatMap((some) =>
      some.map((one) => page(one.permalink, "page", "frontMatter" in one ? one.frontMatter : {})),
    ),
  ];
  return {
    pages: found
      .filter((one) => one.frontMatter["search"] !== false && one.frontMatter["unlisted"] !== true && !isIgnored(one))
      .sort(byRoute),
    categories: categories.filter((one) => isDocs(one) && !isIgnored(one)).sort(byRoute),
  };
}

/** Labels of the default sections, translated like the texts of the theme. */
const LABELS = {
  docs: { id: "theme/d-s-l.searchBar.section.docs", message: "Docs" },
  blog: { id: "theme/d-s-l.searchBar.section.blog", message: "Blog" },
  pages: { id: "theme/d-s-l.searchBar.section.pages", message: "Pages" },
};

/**
 * Makes the default sections of a site: one for each version of docs, one for each blog, and one for all other pages. Versions
 * of the same docs form one area.
 */
export function pluginSections({ baseUrl, plugins, codeTranslations }: BuildProps): SiteSection[] {
  const { docs, blogs } = contentOf(plugins);
  const labelOf = (name: keyof typeof LABELS): string => codeTranslations[LABELS[name].id] ?? LABELS[name].message;
  const [blogLabel, pagesLabel] = [labelOf("blog"), labelOf("pages")];
  const docsSections = docs.flatMap(({ id, loadedVersions }) =>
    loadedVersions.map(({ path: versionPath, isLast }) => {
      const route = `/${versionPath.slice(baseUrl.length).replace(/\/$/u, "")}`;
      const label = id === "default" ? labelOf("docs") : segmentLabel(id);
      const version = loadedVersions.length > 1 ? { version: { group: id, root: route, isLast } } : {};
      return { route, label, area: label, rank: 0, ...version };
    }),
  );
  const blogSections = blogs.map(({ routeBasePath }) => ({
    route: `/${trimSlashes(routeBasePath)}`,
    label: blogLabel,
    area: blogLabel,
    rank: 1,
  }));
  return [...docsSections, ...blogSections, { route: "/", label: pagesLabel, area: pagesLabel, rank: 1 }];
}
