/**
 * Replaces `client/preload` of @docusaurus/core.
 * Change: a path that no known route has makes it fetch the table of pages first.
 * Why: the first page knows nothing but itself; what a page needs of the others would grow with each of them.
 *
 * @upstream @docusaurus/core/lib/client/preload.js
 */
import routes, { groups } from "@generated/routes";
import { matchRoutes } from "react-router-config";
import type { Route } from "./route";
import { addAllPages, hasAllPages } from "./table";

function matchesOf(path: string): Route[] {
  return (matchRoutes(routes as never, path) as unknown as readonly { readonly route: Route }[]).map(
    ({ route }) => route,
  );
}

/**
 * The routes that make up a page, from the outer to the inner; none when its page is not known yet.
 *
 * @param pathname path of the page, encoded or not
 */
export function knownRoutesOf(pathname: string): Route[] {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap(matchesOf);
  return hasAllPages() || matches.some(({ exact }) => exact) ? matches : [];
}

/**
 * The routes that make up a page, from the outer to the inner.
 *
 * @param pathname path of the page, encoded or not
 * @throws Error when the table of pages is needed and cannot be fetched
 */
export async function routesOf(pathname: string): Promise<Route[]> {
  const known = knownRoutesOf(pathname);
  if (known.length > 0) return known;
  await addAllPages(groups);
  return knownRoutesOf(pathname);
}

/**
 * Loads all parts of a page before it is rendered.
 *
 * @param pathname path of the page, encoded or not
 * @throws Error when a part or the table of pages cannot be fetched
 */
export default async function preload(pathname: string): Promise<void> {
  const matches = await routesOf(pathname);
  await Promise.all(matches.map(async ({ component }) => component.preload()));
}
