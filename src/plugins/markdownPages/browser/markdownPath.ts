/**
 * The path of the Markdown form of a page, from that of the page: `/docs/intro.md` for `/docs/intro`, `/api/index.md` for
 * `/api/`. It does not look at the base URL, so it fits paths with and without one.
 *
 * @param path as the page is linked to; its trailing slash says that it is the index of a folder
 */
export function markdownPath(path: string): string {
  return path.endsWith("/") ? `${path}index.md` : `${path}.md`;
}
