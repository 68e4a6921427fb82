/**
 * Converts the path of a page to that of its Markdown form: `/docs/intro.md` for `/docs/intro`, `/api/index.md` for `/api/`.
 *
 * @param path with or without the base URL; a trailing slash means the index of a folder
 */
export function markdownPath(path: string): string {
  return path.endsWith("/") ? `${path}index.md` : `${path}.md`;
}
