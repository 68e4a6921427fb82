/**
 * Replaces `client/preload` of @docusaurus/core.
 * Change: for a page without a known route, fetches the page table first.
 * Why: the first page of a visit knows, of all pages in the table, only itself. A list of all pages in the main script would
 * grow with each page of the site.
 *
 * @upstream @docusaurus/core/lib/client/preload.js
 */
import routes, { groups } from "@generated/routes";
import { matchRoutes } from "react-router-config";
import type { Route } from "./component";
import { addAllPages, hasAllPages } from "./table";

function matchesOf(path: string): Route[] {
  return (matchRoutes(routes as never, path) as unknown as readonly { readonly route: Route }[]).map(
    ({ route }) => route,
  );
}

/** Finds the routes that make up a page, from outer to inner; none when the page is not known yet. */
export function knownRoutesOf(pathname: string): Route[] {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap(matchesOf);
  return hasAllPages() || matches.some(({ exact }) => exact) ? matches : [];
}

/**
 * Finds the routes that make up a page, from outer to inner; fetches the page table if the page is not known yet.
 *
 * @throws Error when the page table is needed and can't be fetched
 */
export async function routesOf(pathname: string): Promise<Route[]> {
  const known = knownRoutesOf(pathname);
  if (known.length > 0) return known;
  await addAllPages(groups);
  return knownRoutesOf(pathname);
}

/**
 * Loads all modules of a page before it is rendered.
 *
 * @throws Error when a module or the page table can't be fetched
 */
export default async function preload(pathname: string): Promise<void> {
  const matches = await routesOf(pathname);
  await Promise.all(matches.map(async ({ component }) => component.preload()));
}
