/** Client module: opens the closed sections around the target of the URL's hash. Browsers don't when the router sets it. */
import { unfold } from "@site/src/components/fold/fold";

/** Called by Docusaurus after each change of route, once it has scrolled. */
export function onRouteDidUpdate({ location: { hash } }: { readonly location: { readonly hash: string } }): void {
  const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) unfold(target);
}
