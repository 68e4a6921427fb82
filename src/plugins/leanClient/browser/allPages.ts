import { pageChunkName } from "../shared/routes";
import type { Group } from "./expand";

/**
 * Adds all pages of a site. Used on the server only.
 *
 * @param loaders functions that load the module of each page, in the order of all these paths
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
      // The server adds the script of this chunk to the HTML, so that the browser fetches it early.
      const name = pageChunkName(at);
      group.add(path, () => ({ load, name }));
      at += 1;
    }
  });
}
