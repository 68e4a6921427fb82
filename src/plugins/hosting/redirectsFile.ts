/** The number of slashes in a path. */
function depth(path: string): number {
  return path.split("/").length;
}

/**
 * The `_redirects` file that static hosts such as Netlify and Cloudflare Pages read: `/docs/intro.html` leads to
 * `/docs/intro`. They serve each page at its folder already, but know no file of that name.
 *
 * @param canonicalUrls of the pages
 * @param baseUrl path of the home page, which no file name leads to
 * @returns rules with the shortest paths first: Cloudflare Pages reads only 2,000 of them
 */
export function redirectsFile(canonicalUrls: readonly string[], baseUrl: string): string {
  const paths = canonicalUrls.map((url) => new URL(url).pathname);
  const pages = paths.filter((path) => path !== baseUrl && !path.endsWith(".html"));
  pages.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return pages.map((path) => `${path.replace(/\/$/u, "")}.html ${path} 301\n`).join("");
}
