/**
 * Client module: updates the link to the Markdown form after each navigation. The HTML that the browser loaded has only the
 * link of the first page.
 */
import siteConfig from "@generated/docusaurus.config";
import { shownMarkdownPath } from "./markdownPath";

/** Called by Docusaurus after each change of route. */
export function onRouteDidUpdate({
  location: { pathname },
}: {
  readonly location: { readonly pathname: string };
}): void {
  const path = shownMarkdownPath(pathname, siteConfig.baseUrl);
  document.querySelector('link[type="text/markdown"]')?.setAttribute("href", path);
}
