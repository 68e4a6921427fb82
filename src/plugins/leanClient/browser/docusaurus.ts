/**
 * Replaces `client/docusaurus` of @docusaurus/core, which is `window.docusaurus`.
 * Change: what a link needs is known by the packed routes, instead of a table of all chunk names.
 * Why: that table grows with every page.
 *
 * @upstream @docusaurus/core/lib/client/docusaurus.js
 */
import prefetchFile from "@docusaurus/core/lib/client/prefetch";
import preloadRoute, { knownRoutesOf, routesOf } from "./preload";
import { tableUrl } from "./table";

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

let tableAhead: Promise<void> | undefined;

async function prefetchPage(path: string): Promise<void> {
  if (knownRoutesOf(path).length === 0) {
    // With the lowest priority too; it is then in the browser's cache.
    tableAhead ??= prefetchFile(tableUrl());
    await tableAhead;
  }
  const files = new Set((await routesOf(path)).flatMap(({ component }) => component.files()));
  await Promise.all([...files].map(prefetchFile));
}

/**
 * Fetches what a page needs, with the lowest priority, because a link to it is in view. What fails here or below fails
 * again, and is reported, when the link is followed.
 */
function prefetch(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  return prefetchPage(path).catch(() => fetched.delete(path));
}

/** Loads a page, because a link to it is pointed at. */
function preload(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadRoute(path).catch(() => loaded.delete(path));
}

export default Object.freeze({ prefetch, preload });
