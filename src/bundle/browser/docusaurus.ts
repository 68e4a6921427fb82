/**
 * Replaces `client/docusaurus` of @docusaurus/core 3.10.2, which is `window.docusaurus`.
 * Change: what a link needs is known by the numbers of the packed routes, instead of a table of all chunk names.
 * Why: that table grows with every page.
 */
import prefetchFile from "@docusaurus/core/lib/client/prefetch";
import preloadRoute from "@docusaurus/core/lib/client/preload";
import routes from "@generated/routes";
import { matchRoutes } from "react-router-config";
import type { Route } from "./expand";

const fetched = new Set<string>();
const loaded = new Set<string>();

interface Connection {
  readonly effectiveType: string;
  readonly saveData: boolean;
}

/** Nothing is fetched ahead over a slow or metered connection. */
function isSlow(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection !== undefined && (connection.effectiveType.includes("2g") || connection.saveData);
}

function filesOf(path: string): Set<string> {
  const matches = matchRoutes(routes as never, path) as unknown as readonly { readonly route: Route }[];
  return new Set(matches.flatMap(({ route }) => route.component.files()));
}

/** Fetches what a page needs, with the lowest priority, because a link to it is in view. */
function prefetch(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  return Promise.all([...filesOf(path)].map(prefetchFile));
}

/** Loads a page, because a link to it is pointed at. */
function preload(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadRoute(path);
}

export default Object.freeze({ prefetch, preload });
