/**
 * Client module: updates the link to the Markdown form after each navigation. The HTML that the browser loaded has only the
 * link of the first page.
 */
import siteConfig from "@generated/docusaurus.config";

/**
 * Returns the path of the Markdown form of the page that is shown. Hosts may redirect `/docs/intro` to `/docs/intro/`, so only
 * the home page is taken for the index of a folder. For `/api/`, `/api.md` exists beside `/api/index.md`.
 *
 * @param pathname as in `location.pathname`
 */
export function shownMarkdownPath(pathname: string): string {
  return pathname === siteConfig.baseUrl ? `${pathname}index.md` : `${pathname.replace(/\/$/u, "")}.md`;
}

/** Called by Docusaurus after each change of route. */
export function onRouteDidUpdate({
  location: { pathname },
}: {
  readonly location: { readonly pathname: string };
}): void {
  document.querySelector('link[type="text/markdown"]')?.setAttribute("href", shownMarkdownPath(pathname));
}
