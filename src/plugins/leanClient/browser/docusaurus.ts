/**
 * Replaces `client/docusaurus` of @docusaurus/core, the object `window.docusaurus`.
 * Change: the packed routes say which files a link needs, instead of a table of all chunk names. Nothing is prefetched before
 * the page has hydrated.
 * Why: the table of chunk names grows with each page, and prefetching would slow down the hydration.
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

/** Whether the connection is slow or metered, so that nothing should be fetched in advance. */
function isSlow(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection !== undefined && (connection.effectiveType.includes("2g") || connection.saveData);
}

/** Resolves once the page has hydrated. */
function whenHydrated(): Promise<void> {
  const root = document.documentElement;
  const isHydrated = (): boolean => root.dataset["hasHydrated"] === "true";
  if (isHydrated()) return Promise.resolve();
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    }).observe(root, { attributeFilter: ["data-has-hydrated"] });
  });
}

let prefetchedTable: Promise<void> | undefined;

async function prefetchPage(path: string): Promise<void> {
  // React hydrates a page step by step, so links that hydrate early call this before the whole page responds.
  await whenHydrated();
  if (knownRoutesOf(path).length === 0) {
    // Only into the browser's cache, with the lowest priority; `routesOf` reads it from there.
    prefetchedTable ??= prefetchFile(tableUrl());
    await prefetchedTable;
  }
  const files = new Set((await routesOf(path)).flatMap(({ component }) => component.files()));
  await Promise.all([...files].map(prefetchFile));
}

/**
 * Fetches the files of a page with the lowest priority, when a link to it is visible. Errors are ignored here and in
 * `preload`: they occur again, and are reported, when the link is followed.
 */
function prefetch(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  return prefetchPage(path).catch(() => fetched.delete(path));
}

/** Loads a page, when a link to it is hovered or touched. */
function preload(path: string): Promise<unknown> | false {
  if (isSlow() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadRoute(path).catch(() => loaded.delete(path));
}

export default Object.freeze({ prefetch, preload });
