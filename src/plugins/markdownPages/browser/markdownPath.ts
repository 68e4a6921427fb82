/**
 * Converts the path of a page to the path of its Markdown form: `/docs/intro` to `/docs/intro.md`, `/api/` to `/api/index.md`.
 *
 * @param path with or without the base URL; a trailing slash means the index of a folder
 */
export function markdownPath(path: string): string {
  return path.endsWith("/") ? `${path}index.md` : `${path}.md`;
}
