import { pageChunkName } from "../shared/routes";
import type { Group } from "./expand";

/**
 * Adds all pages of a site, as the server needs them.
 *
 * @param paths paths of the pages of each group
 * @param loaders what loads the module of each page, in the order of all these paths
 */
export function addPages(
  groups: readonly Group[],
  paths: readonly (readonly string[])[],
  loaders: readonly (() => Promise<unknown>)[],
): void {
  let at = 0;
  groups.forEach((group, number) => {
    for (const path of paths[number] ?? []) {
      const load = loaders[at];
      if (!load) throw new Error(`Nothing loads the page ${path}.`);
      // The server reads this name, and has the browser fetch the script before the router asks for it.
      const name = pageChunkName(at);
      group.add(path, () => ({ load, name }));
      at += 1;
    }
  });
}
