/** Client module: updates the link in the head to the Markdown form. The build writes that of the first page only. */
import { markdownPath } from "./markdownPath";

/** Called by Docusaurus after each change of route. */
export function onRouteDidUpdate({
  location: { pathname },
}: {
  readonly location: { readonly pathname: string };
}): void {
  document.querySelector('link[type="text/markdown"]')?.setAttribute("href", markdownPath(pathname));
}
