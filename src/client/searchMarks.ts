import { routeChanged } from "@site/src/search/browser/highlight/marks";

/** Client module: tells the search when a page that it led to is there, and when the reader has gone on. */
export function onRouteDidUpdate(change: {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}): void {
  routeChanged(change.location.pathname, change.previousLocation?.pathname);
}
