import path from "node:path";
import type { Page } from "../markdown/parse";
import { isExternal, linksOf } from "./collect";
import type { Site } from "./site";

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
