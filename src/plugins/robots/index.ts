import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

/**
 * Writes the text of `robots.txt`. Crawlers read it only at the root of an origin: a site below a sub-path must copy it
 * there.
 *
 * @param site - `noIndex` forbids all crawling
 */
export function robotsText(site: {
  readonly url: string;
  readonly baseUrl: string;
  readonly noIndex: boolean;
}): string {
  const rule = site.noIndex ? `Disallow: ${site.baseUrl}` : `Allow: ${site.baseUrl}`;
  return `User-agent: *\n${rule}\n\nSitemap: ${site.url}${site.baseUrl}sitemap.xml\n`;
}

export default function robots({ siteConfig }: LoadContext): Plugin {
  return {
    name: "robots",
    postBuild: async ({ outDir }) => writeFile(path.join(outDir, "robots.txt"), robotsText(siteConfig)),
  };
}
