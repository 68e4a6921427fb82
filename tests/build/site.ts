import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";
import { siteUrl } from "@site/src/config/siteUrl";
import { listFiles } from "@site/src/shared/files";

/** Absolute path of the built site: `build`, unless `SITE_BUILD` is set. */
export const buildFolder = path.resolve(process.env["SITE_BUILD"] ?? "build");

/** Origin of the site, and the path of its home page. */
export const { url, baseUrl } = siteUrl(process.env);
/** URL of the home page, with a slash at its end. */
export const home = url + baseUrl;

/** The text of a file in the build. */
export async function readBuilt(file: string): Promise<string> {
  return readFile(path.join(buildFolder, file), "utf8");
}

/** Parses the not-found page. */
export async function readNotFound(): Promise<CheerioAPI> {
  return load(await readBuilt("404.html"));
}

export interface BuiltPage {
  /** Path without the trailing slash, `/` for the home page. */
  readonly route: string;
  readonly $: CheerioAPI;
}

/** The path of a page without trailing slash, hash and query. */
export function normalize(href: string): string {
  const { pathname } = new URL(href, "https://site.invalid");
  return pathname === "/" ? pathname : pathname.replace(/\/$/u, "");
}

async function parsePages(): Promise<ReadonlyMap<string, BuiltPage>> {
  const files = (await listFiles(buildFolder)).filter((file) => file.endsWith("index.html"));
  if (files.length === 0) throw new Error(`No page in ${buildFolder}; run \`npm run build\` first.`);
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    const route = normalize(`/${file.replace(/index\.html$/u, "")}`);
    pages.set(route, { route, $: load(await readBuilt(file)) });
  }
  return pages;
}

let parsed: ReturnType<typeof parsePages> | undefined;

/**
 * Every HTML page of the build except the not-found page, by route. The pages are parsed once and shared: a test must not
 * change them.
 *
 * @throws Error when the site has not been built
 */
export async function readPages(): Promise<ReadonlyMap<string, BuiltPage>> {
  parsed ??= parsePages();
  return parsed;
}

/** Routes of the pages for which a condition does not hold. */
export function routesExcept<Page extends { readonly route: string }>(
  pages: Iterable<Page>,
  holds: (page: Page) => boolean,
): string[] {
  return [...pages].filter((page) => !holds(page)).map(({ route }) => route);
}

/**
 * Ids of the docs that a sidebar lists as strings or as links of categories, at any depth and in order.
 *
 * @throws Error if the sidebar is not a list
 */
export function docsIn(items: SidebarsConfig[string]): string[] {
  if (!Array.isArray(items)) throw new Error("The sidebar is not a list.");
  return items.flatMap((item) => {
    if (typeof item === "string") return [item];
    if (item.type !== "category") return [];
    return [...(item.link?.type === "doc" ? [item.link.id] : []), ...docsIn(item.items)];
  });
}

/** Paths of all files of the build, relative to it. */
export async function builtFiles(): Promise<string[]> {
  return listFiles(buildFolder);
}

/** Paths of the MDX files in a source folder, each of which must become a page. */
export async function generatedFiles(folder: string): Promise<string[]> {
  return (await listFiles(path.resolve(folder))).filter((file) => file.endsWith(".mdx"));
}

/** Slugs of the categories in a source folder. */
export async function categorySlugs(folder: string): Promise<string[]> {
  const files = (await listFiles(path.resolve(folder))).filter((file) => file.endsWith("_category_.json"));
  const categories = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.resolve(folder, file), "utf8")) as Category),
  );
  return categories.flatMap(({ link }) => (link?.slug === undefined ? [] : [link.slug]));
}

interface Category {
  readonly link?: { readonly slug?: string } | null;
}
