/** Client module: a link to a part of a page that moved leads to where its content went. */
import { movedTo } from "../data/movedFragments";

const isThere = (id: string): boolean => document.getElementById(id) !== null;

/** Called by Docusaurus after each change of route, the first and those of the hash included. */
export function onRouteDidUpdate({ location: { hash } }: { readonly location: { readonly hash: string } }): void {
  const id = decodeURIComponent(hash.slice(1));
  if (id === "" || isThere(id)) return;
  const now = movedTo(id, isThere);
  // As if the reader had followed the new link: the browser scrolls, moves the focus and tells the router.
  if (now !== undefined) window.location.replace(`#${now}`);
}
