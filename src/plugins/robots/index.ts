import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

/**
 * Returns the text of `robots.txt`. Crawlers read the file only at the root of an origin: the operator of a site below a
 * sub-path must copy it there.
 *
 * @param site - if its `noIndex` is true, the text forbids all crawling
 */
export function robotsText(site: {
  readonly url: string;
  readonly baseUrl: string;
  readonly noIndex: boolean;
}): string {
  const rule = site.noIndex ? `Disallow: ${site.baseUrl}` : `Allow: ${site.baseUrl}`;
  return `User-agent: *\n${rule}\n\nSitemap: ${site.url}${site.baseUrl}sitemap.xml\n`;
}

/** Writes `robots.txt` into the build. */
export default function robots({ siteConfig }: LoadContext): Plugin {
  return {
    name: "robots",
    postBuild: async ({ outDir }) => writeFile(path.join(outDir, "robots.txt"), robotsText(siteConfig)),
  };
}
