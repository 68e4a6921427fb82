import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

/**
 * Text of `robots.txt`. Crawlers read it at the root of an origin only: below a sub-path, its owner has to copy it there.
 *
 * @param site - `noIndex` keeps every crawler out; the sitemap is named by its absolute URL, as the protocol wants
 */
export function robotsText(site: {
  readonly url: string;
  readonly baseUrl: string;
  readonly noIndex: boolean;
}): string {
  const rule = site.noIndex ? `Disallow: ${site.baseUrl}` : `Allow: ${site.baseUrl}`;
  return `User-agent: *\n${rule}\n\nSitemap: ${site.url}${site.baseUrl}sitemap.xml\n`;
}

/** Writes `robots.txt` into the build, with the URL that the build has. */
export default function robots({ siteConfig }: LoadContext): Plugin {
  return {
    name: "robots",
    postBuild: async ({ outDir }) => writeFile(path.join(outDir, "robots.txt"), robotsText(siteConfig)),
  };
}
