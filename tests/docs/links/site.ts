import { readFile } from "node:fs/promises";
import path from "node:path";
import { downloads, packages } from "@site/src/data/downloads";
import { LICENCES_FILE } from "@site/src/plugins/licences";
import { listFiles } from "@site/src/shared/files";
import { categorySlugs, normalize } from "../../build/site";
import { specifiedRoutes } from "../../build/specifiedRoutes";
import { project } from "../markdown/files";
import { attributeOf, headingsOf, lineOf, parsePage, walk } from "../markdown/pages";
import type { MarkdownNode, Page } from "../markdown/pages";

/** URLs and anchors of the site, read from its sources. */
export interface Site {
  /** Whether a file exists; the path is relative to the project. */
  readonly hasFile: (file: string) => boolean;
  /** Whether the site serves a path. */
  readonly hasRoute: (route: string) => boolean;
  /** The source file of a page, undefined for generated pages such as categories. */
  readonly sourceOf: (route: string) => string | undefined;
  /** The anchors of a page. */
  readonly anchorsOf: (file: string) => Promise<ReadonlySet<string>>;
}

/** Folders of pages, which have the same path in the site. */
const INSTANCES = ["docs", "api", "examples/default", "examples/group-by"];

/**
 * Reads the site's pages, generated ones included.
 *
 * @throws Error when a folder is empty because `npm run generate` has not run
 */
export async function readSite(): Promise<Site> {
  const routes = new Map<string, string | undefined>(specifiedRoutes.map((route) => [normalize(route), undefined]));
  const files = new Set((await listFiles(path.join(project, "static"))).map((file) => `static/${file}`));
  files.add(`static/${LICENCES_FILE}`);
  for (const name of Object.keys(downloads)) files.add(`static/downloads/${name}.zip`);
  for (const name of Object.keys(packages)) files.add(`static/downloads/${name}.tgz`);
  for (const instance of INSTANCES) {
    const pages = await listFiles(path.join(project, instance));
    if (pages.length < 2) throw new Error(`No pages in ${instance}; run \`npm run generate\` first.`);
    for (const page of pages.map((file) => `${instance}/${file}`).filter((file) => file.endsWith(".mdx"))) {
      files.add(page);
      routes.set(routeOf(page), page);
    }
    for (const slug of await categorySlugs(instance)) routes.set(normalize(`/${instance}${slug}`), undefined);
  }
  const anchors = new Map<string, Promise<ReadonlySet<string>>>();
  return {
    hasFile: (file) => files.has(file),
    hasRoute: (route) => routes.has(normalize(route)),
    sourceOf: (route) => routes.get(normalize(route)),
    anchorsOf: async (file) => {
      const known = anchors.get(file) ?? anchorsOf(file);
      anchors.set(file, known);
      return known;
    },
  };
}

/** The path that Docusaurus gives to a page. */
function routeOf(page: string): string {
  const bare = page.replace(/\.mdx$/u, "").replace(/\/index$/u, "");
  // The landing page of an example is named after it, and has `slug: /`.
  return normalize(`/${bare.replace(/^examples\/(default|group-by)\/\1$/u, "examples/$1")}`);
}

async function anchorsOf(file: string): Promise<ReadonlySet<string>> {
  const { tree } = await parsePage(file, await readFile(path.join(project, file), "utf8"));
  const ids = [...walk(tree)].flatMap((node) => attributeOf(node, "id") ?? []);
  return new Set([...headingsOf(tree).map(({ id }) => id), ...ids]);
}

/** Prefix of a link to a file, which keeps Docusaurus from looking for a page. */
const FILE = "pathname://";

/**
 * Checks every internal link of a page.
 *
 * @returns one line for each link whose page or anchor does not exist
 */
export async function brokenLinks({ path: page, tree }: Page, site: Site): Promise<string[]> {
  const faults = await Promise.all(
    linksOf(tree)
      .filter(({ url }) => !isExternal(url))
      .map(async ({ url, line }) => {
        const fault = await linkFault(url, publishedPath(page), site);
        return fault === undefined ? [] : [`${page}:${String(line)}: ${url} ${fault}`];
      }),
  );
  return faults.flat();
}

/** Path of a page in the build. The landing page of an example moves into its folder. */
function publishedPath(page: string): string {
  return page.replace(/^examples\/landing\/(.*)\.mdx$/u, "examples/$1/$1.mdx");
}

async function linkFault(url: string, page: string, site: Site): Promise<string | undefined> {
  const [href = "", anchor] = url.split("#");
  const target = targetOf(href, page, site);
  if (target === "missing") return "leads nowhere";
  if (anchor === undefined) return undefined;
  if (target === undefined) return "has an anchor on a page without a source";
  return (await site.anchorsOf(target)).has(anchor) ? undefined : `names an anchor that ${target} does not have`;
}

/** The file behind a URL without its anchor, undefined for a page that Docusaurus creates. */
function targetOf(href: string, page: string, site: Site): string | undefined {
  if (href === "") return page;
  if (/\.mdx?$/u.test(href)) {
    const file = href.startsWith("/") ? href.slice(1) : path.posix.join(path.posix.dirname(page), href);
    return site.hasFile(file) ? file : "missing";
  }
  if (href.startsWith(FILE)) return site.hasFile(`static${href.slice(FILE.length)}`) ? undefined : "missing";
  if (href.startsWith("/") && site.hasFile(`static${href}`)) return undefined;
  // A URL without a file extension is relative to the folder of the published page.
  const route = new URL(href, `https://site.invalid/${path.posix.dirname(page)}/`).pathname;
  return site.hasRoute(route) ? site.sourceOf(route) : "missing";
}

/** A link of a page, an image, or an element with a URL. */
export interface Link {
  readonly url: string;
  readonly line: number;
}

/** Every URL that a page refers to, outside code. */
export function linksOf(tree: MarkdownNode): Link[] {
  return [...walk(tree)].flatMap((node) => {
    const urls = [node.url, ...["href", "to", "src"].map((name) => attributeOf(node, name))];
    return urls.flatMap((url) => (url === undefined ? [] : [{ url, line: lineOf(node) }]));
  });
}

/** Whether a URL leads out of the site. */
export function isExternal(url: string): boolean {
  return /^(?!pathname:)[a-z][a-z\d+.-]*:/iu.test(url);
}
