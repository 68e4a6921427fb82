import type { GeneratedFile } from "../../protocol";
import { normalised, comparePaths, foldersAround } from "../pages/rows";
import { splitPage } from "../../parsing/splitPage";

/** Whether a generated file is a page, by its path. */
export const isPageFile = (path: string): boolean => /\.mdx?$/u.test(path);

const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/u, "");

/** Patterns for paths of pages that show much of what the tool does, the best first: objects, queries, any page. */
const TYPICAL = [/\/objects\/(?!_?index\.)/u, /\/queries\/(?!_?index\.)/u, /./u];

function typicalPage(files: readonly GeneratedFile[]): GeneratedFile | undefined {
  const pages = files.filter(({ path }) => isPageFile(path)).sort((one, other) => (one.path < other.path ? -1 : 1));
  const found = TYPICAL.map((pattern) => pages.find(({ path }) => pattern.test(path)));
  return found.find((page) => page !== undefined);
}

/**
 * Returns the file to show after a run: the one that the reader chose, else a page with the same name, else a typical page.
 *
 * @param chosen path of the file that the reader chose last
 */
export function fileToShow(files: readonly GeneratedFile[], chosen: string | undefined): GeneratedFile | undefined {
  if (chosen === undefined) return typicalPage(files);
  const stem = stemOf(chosen);
  return (
    files.find(({ path }) => path === chosen) ??
    files.find(({ path }) => isPageFile(path) && stemOf(path) === stem) ??
    typicalPage(files)
  );
}

/** The generated files as the pages of a docs site. Paths of folders end with a slash. */
export interface SiteMap {
  /** The folder in which the framework looks for pages. Absolute links start from there. */
  readonly root: string;
  /** The path of each file; the key is the path without extension, because links may have none. */
  readonly routes: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, GeneratedFile>;
  /** Labels and positions of folders from `_category_` files, by the path of the folder. */
  readonly categories: ReadonlyMap<string, { readonly label: string; readonly position: number }>;
}

/** Names of files that are the page of their folder; `_index.md` is Hugo's. */
const INDEXES = ["index.mdx", "index.md", "_index.md"];

/** HonKit and mdBook list their pages in this file, which is not a page itself. */
const SUMMARY = /(?:^|\/)SUMMARY\.md$/u;

const isPage = (path: string): boolean => isPageFile(path) && !SUMMARY.test(path);
const withoutExtension = (path: string): string => path.replace(/\.(?:mdx?|html)$/u, "");
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
const nameOf = (path: string): string => path.replace(/\/$/u, "").replace(/^.*\//u, "");

/** Writes the name of a file or folder as a site does: `input-objects` becomes `Input objects`. */
function inWords(name: string): string {
  const words = name
    .replace(/\.[^.]*$/u, "")
    .replace(/[-_]+/gu, " ")
    .trim();
  return words.toLowerCase() === "api" ? "API" : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Folders without a position come after those with one. */
const LAST = Number.MAX_SAFE_INTEGER;

/** A line of `_category_.yml`, which the tool writes, or of `_category_.json`, which the reference formatter writes. */
const CATEGORY_LINE = /^ *"?(?<key>label|position)"?: *"?(?<value>.+?)"?,? *$/gmu;

function readCategory({ path, text }: GeneratedFile) {
  if (!/^_category_\.(?:yml|json)$/u.test(nameOf(path))) return [];
  const values = new Map([...text.matchAll(CATEGORY_LINE)].map(({ groups }) => [groups?.["key"], groups?.["value"]]));
  const folder = folderOf(path);
  const position = Number(values.get("position") ?? LAST);
  return [[folder, { label: values.get("label") ?? inWords(nameOf(folder)), position }] as const];
}

/** Maps the files of a run to the pages of a site. */
export function siteMapOf(files: readonly GeneratedFile[], rootPath: string): SiteMap {
  return {
    root: `${rootPath}/`,
    routes: new Map(files.map(({ path }) => [withoutExtension(path), path])),
    pages: new Map(files.filter(({ path }) => isPage(path)).map((file) => [file.path, file])),
    categories: new Map(files.flatMap(readCategory)),
  };
}

export type LinkTarget =
  | { readonly kind: "file"; readonly path: string; readonly fragment: string }
  | { readonly kind: "fragment"; readonly fragment: string }
  | { readonly kind: "outside"; readonly href: string }
  /** A link to a page that is not among the files, or to a URL that no browser should follow. */
  | { readonly kind: "nowhere" };

function findFile(route: string, { routes }: SiteMap): string | undefined {
  return routes.get(route) ?? routes.get(`${route}/index`) ?? routes.get(`${route}/_index`);
}

/**
 * Finds the file of an absolute link. The first segments of its URL need not be folders: below the root, the file of
 * `/docs/api` is `docs/api` or `api`.
 */
function findFromRoot(route: string, site: SiteMap): string | undefined {
  const found = findFile(site.root + route, site);
  const end = route.indexOf("/");
  return found ?? (end === -1 ? undefined : findFromRoot(route.slice(end + 1), site));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that encodes nothing.
    return text;
  }
}

/**
 * Resolves a link outside of any page. Only `http`, `https` and `mailto` URLs lead outside: a schema can contain any URL. All
 * other links lead nowhere.
 */
export function resolveUrl(href: string): LinkTarget {
  const isSafe = URL.canParse(href) && ["http:", "https:", "mailto:"].includes(new URL(href).protocol);
  return isSafe ? { kind: "outside", href } : { kind: "nowhere" };
}

/**
 * Finds where a link of a page leads.
 *
 * @param from path of the file with the link
 */
export function resolveLink(href: string, from: string, site: SiteMap): LinkTarget {
  const [path = "", fragment = ""] = href.split("#", 2);
  if (path === "") return { kind: "fragment", fragment: decode(fragment) };
  if (/^[a-z][a-z\d+.-]*:|^\/\//iu.test(path)) return resolveUrl(href);
  const isAbsolute = path.startsWith("/");
  const target = decode(path.replace(/\?.*$/u, ""));
  const route = withoutExtension(normalised(isAbsolute ? target : `${from}/../${target}`));
  const file = isAbsolute ? findFromRoot(route, site) : findFile(route, site);
  return file === undefined ? { kind: "nowhere" } : { kind: "file", path: file, fragment: decode(fragment) };
}

/** The label of a folder in breadcrumbs. */
export function folderLabel({ categories }: SiteMap, folder: string): string {
  return categories.get(folder)?.label ?? inWords(nameOf(folder));
}

/** How many characters at the beginning of a page are searched for front matter. */
const HEAD = 2000;

/**
 * The title of a page in links to it: the name of its type or operation, else the title in the page, else a title made from the
 * name of the file or folder.
 */
export function pageTitle(site: SiteMap, path: string): string {
  const file = site.pages.get(path);
  if (file?.entities?.length === 1 && file.entities[0]) return file.entities[0].name;
  const { title } = splitPage(file?.text.slice(0, HEAD) ?? "", false);
  if (title !== undefined) return title;
  return INDEXES.includes(nameOf(path)) ? folderLabel(site, folderOf(path)) : inWords(nameOf(path));
}

/** The folders above a page, and the page itself. A folder has the path of its index page, if there is one. */
export function breadcrumbsOf(
  site: SiteMap,
  path: string,
): readonly { readonly label: string; readonly path: string | undefined }[] {
  const { root, pages } = site;
  const folders = foldersAround(path).filter((folder) => folder.length > root.length || !root.startsWith(folder));
  const crumbs = folders.map((folder) => ({
    label: folderLabel(site, folder),
    path: INDEXES.map((name) => folder + name).find((index) => pages.has(index)),
  }));
  // The link of a folder leads to its index page, which is not listed again below the folder.
  return crumbs.at(-1)?.path === path ? crumbs : [...crumbs, { label: pageTitle(site, path), path }];
}

/** The pages before and after one, in the order of the site's navigation. */
export function neighboursOf(
  { categories, pages }: SiteMap,
  path: string,
): { readonly previous: string | undefined; readonly next: string | undefined } {
  const position = (folder: string): number => categories.get(folder)?.position ?? LAST;
  const compare = (one: string, other: string): number => comparePaths(one, other, position);
  let previous: string | undefined;
  let next: string | undefined;
  // One pass: sorting thousands of pages for each page shown would be slow.
  for (const other of pages.keys()) {
    const order = compare(other, path);
    if (order < 0 && (previous === undefined || compare(other, previous) > 0)) previous = other;
    if (order > 0 && (next === undefined || compare(other, next) < 0)) next = other;
  }
  return { previous, next };
}
