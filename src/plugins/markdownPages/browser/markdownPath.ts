/**
 * Converts the path of a page to the path of its Markdown form: `/docs/intro` to `/docs/intro.md`, `/api/` to `/api/index.md`.
 *
 * @param path with or without the base URL; a trailing slash means the index of a folder
 */
export function markdownPath(path: string): string {
  return path.endsWith("/") ? `${path}index.md` : `${path}.md`;
}

/**
 * Returns the path of the Markdown form of the page that is shown. Hosts may redirect `/docs/intro` to `/docs/intro/`, so only
 * the home page is taken for the index of a folder. For `/api/`, `/api.md` exists beside `/api/index.md`.
 *
 * @param pathname as in `location.pathname`
 * @param baseUrl path of the home page, with a slash at both ends
 */
export function shownMarkdownPath(pathname: string, baseUrl: string): string {
  return markdownPath(pathname === baseUrl ? pathname : pathname.replace(/\/$/u, ""));
}
