/** Client module: if the section that the URL's hash names was moved or renamed, redirects to its new URL. */
import siteConfig from "@generated/docusaurus.config";
import { movedTo, movedToPage } from "../data/movedFragments";

const { baseUrl } = siteConfig;

interface Update {
  readonly location: { readonly pathname: string; readonly hash: string };
}

const isOnPage = (id: string): boolean => document.getElementById(id) !== null;

/** Called by Docusaurus after the first page has loaded and after each change of route or hash. */
export function onRouteDidUpdate({ location: { pathname, hash } }: Update): void {
  const id = decodeURIComponent(hash.slice(1));
  if (id === "" || isOnPage(id)) return;
  const route = `/${pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/u, "");
  const otherPage = movedToPage(route, id);
  const newId = movedTo(id, isOnPage);
  // Unlike `history.replaceState`, this scrolls, moves the focus and notifies the router, like a click on the new link.
  if (otherPage !== undefined) window.location.replace(baseUrl + otherPage);
  else if (newId !== undefined) window.location.replace(`#${newId}`);
}
