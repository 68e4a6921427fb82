/** Client module: redirects the hash of a section that was moved or renamed to its new place. */
import { movedTo } from "../data/movedFragments";

const isOnPage = (id: string): boolean => document.getElementById(id) !== null;

/** Called by Docusaurus after the first page has loaded and after each change of route or hash. */
export function onRouteDidUpdate({ location: { hash } }: { readonly location: { readonly hash: string } }): void {
  const id = decodeURIComponent(hash.slice(1));
  if (id === "" || isOnPage(id)) return;
  const newId = movedTo(id, isOnPage);
  // Not `history.replaceState`: like a click on the new link, this scrolls, moves the focus and notifies the router.
  if (newId !== undefined) window.location.replace(`#${newId}`);
}
