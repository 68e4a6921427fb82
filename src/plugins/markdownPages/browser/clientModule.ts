/** Client module: updates the link to the Markdown form after each navigation. The build writes only the first page's link. */
import { markdownPath } from "./markdownPath";

/** Called by Docusaurus after each change of route. */
export function onRouteDidUpdate({
  location: { pathname },
}: {
  readonly location: { readonly pathname: string };
}): void {
  document.querySelector('link[type="text/markdown"]')?.setAttribute("href", markdownPath(pathname));
}
