import type { GeneratedFile } from "../../../protocol";
import { partsOf } from "../frontMatter";
import { comparePaths, foldersAround } from "../../pages/rows";
import type { Rank, Row } from "../../pages/rows";

/** The pages of a run, as a site has them. */
export interface SiteMap {
  /** The folder of the site's pages, with a slash at its end. */
  readonly root: string;
  /** By path. */
  readonly pages: ReadonlyMap<string, GeneratedFile>;
  /** What files of the run say of folders, by the path of the folder, which ends with a slash. */
  readonly categories: ReadonlyMap<string, Category>;
}

/** A folder in the sidebar of Docusaurus. */
interface Category {
  readonly label: string;
  readonly position: number;
}

/** A place above a page, or the page itself. */
export interface Crumb {
  readonly label: string;
  /** The page that it leads to, if there is one. */
  readonly path?: string | undefined;
}

/** Where HonKit and mdBook have the list of their pages, which is none of them. */
const LIST = /(?:^|\/)SUMMARY\.md$/u;

const isPage = (path: string): boolean => /\.mdx?$/u.test(path) && !LIST.test(path);

/** Names of the pages of folders, those of Hugo among them. */
const INDEX = /^_?index\.mdx?$/u;

/** Characters of a page that can have its front matter. */
const HEAD = 2000;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
const nameOf = (path: string): string => path.replace(/\/$/u, "").replace(/^.*\//u, "");

/** A name of a file or folder as a site writes it: `input-objects` is `Input objects`. */
function inWords(name: string): string {
  const words = name
    .replace(/\.[^.]*$/u, "")
    .replace(/[-_]+/gu, " ")
    .trim();
  return words.toLowerCase() === "api" ? "API" : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The position of a folder that has none. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A line of the YAML of the tool, or of the JSON of the take-home formatter, that describes a folder for Docusaurus. */
const CATEGORY_LINE = /^ *"?(?<key>label|position)"?: *"?(?<value>.+?)"?,? *$/gmu;

/** What a file says of the folder that it stands in. */
function categoryIn({ path, text }: GeneratedFile): (readonly [folder: string, Category])[] {
  if (!/^_category_\.(?:yml|json)$/u.test(nameOf(path))) return [];
  const said = new Map([...text.matchAll(CATEGORY_LINE)].map(({ groups }) => [groups?.["key"], groups?.["value"]]));
  const folder = folderOf(path);
  const position = Number(said.get("position") ?? LAST);
  return [[folder, { label: said.get("label") ?? inWords(nameOf(folder)), position }]];
}

/**
 * Finds the pages of a run.
 *
 * @param rootPath the folder where the framework looks for pages
 */
export function siteMapOf(files: readonly GeneratedFile[], rootPath: string): SiteMap {
  return {
    root: `${rootPath}/`,
    pages: new Map(files.filter(({ path }) => isPage(path)).map((file) => [file.path, file])),
    categories: new Map(files.flatMap(categoryIn)),
  };
}

/** The label of a category of the site. */
export function labelOf({ categories }: SiteMap, folder: string): string {
  return categories.get(folder)?.label ?? inWords(nameOf(folder));
}

/** The title of a page in lists: the name of what it is about, or its own. */
export function titleOf(site: SiteMap, path: string): string {
  const file = site.pages.get(path);
  if (file?.entities?.length === 1 && file.entities[0]) return file.entities[0].name;
  const { title } = partsOf(file?.text.slice(0, HEAD) ?? "", false);
  if (title !== undefined) return title;
  return INDEX.test(nameOf(path)) ? labelOf(site, folderOf(path)) : inWords(nameOf(path));
}

/** The order that the site gives to its categories. */
export function rankIn({ categories }: SiteMap): Rank {
  return (folder) => categories.get(folder)?.position ?? LAST;
}

/** What a line of the sidebar is called. */
export function nameOfRow(site: SiteMap, { path, expanded }: Row): string {
  return expanded === undefined ? titleOf(site, path) : labelOf(site, path);
}

/** The folders around a page that a site shows as categories, the outermost first, each with a slash at its end. */
function categoriesAround({ root }: SiteMap, path: string): string[] {
  return foldersAround(path).filter((folder) => folder.length > root.length || !root.startsWith(folder));
}

function indexOf({ pages }: SiteMap, folder: string): string | undefined {
  return ["index.mdx", "index.md", "_index.md"].map((name) => folder + name).find((path) => pages.has(path));
}

/** The way from the site's start to a page. A category leads to its page, where it has one. */
export function trailOf(site: SiteMap, path: string): Crumb[] {
  const around = categoriesAround(site, path).map((folder) => ({
    label: labelOf(site, folder),
    path: indexOf(site, folder),
  }));
  // The page of a category is the category.
  return around.at(-1)?.path === path
    ? [...around.slice(0, -1), { label: around.at(-1)?.label ?? "", path }]
    : [...around, { label: titleOf(site, path), path }];
}

/** The path of a file, part by part, as GitHub shows it. */
export function pathTrail(path: string): Crumb[] {
  const names = path.split("/");
  return names.map((label, at) => (at === names.length - 1 ? { label, path } : { label }));
}

/** The pages before and after one, in the order of the list of pages. */
export function neighboursOf(
  site: SiteMap,
  path: string,
): { readonly previous: string | undefined; readonly next: string | undefined } {
  const rank = rankIn(site);
  const compare = (one: string, other: string): number => comparePaths(one, other, rank);
  let previous: string | undefined;
  let next: string | undefined;
  for (const other of site.pages.keys()) {
    const order = compare(other, path);
    if (order < 0 && (previous === undefined || compare(other, previous) > 0)) previous = other;
    if (order > 0 && (next === undefined || compare(other, next) < 0)) next = other;
  }
  return { previous, next };
}
