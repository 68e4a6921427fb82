/**
 * Client module: a heading that stands in closed sections is shown when its hash is followed. Some browsers open a section
 * for the hash of a page that is loaded, and none does for the router, which changes the URL by itself.
 */
import { unfold } from "@site/src/components/fold/fold";

/** Called by Docusaurus after each change of route, the first with no previous location, and once it has scrolled. */
export function onRouteDidUpdate({ location: { hash } }: { readonly location: { readonly hash: string } }): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) unfold(target);
}
