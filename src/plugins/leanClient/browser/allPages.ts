import { pageChunkName } from "../shared/routes";
import type { Group } from "./expand";

/**
 * Adds the routes of all pages before the server renders; the browser adds them on demand. `expand.ts` explains groups.
 *
 * @param paths paths of the pages of each group
 * @param loaders functions that load the modules of the pages, in the order of `paths`
 */
export function addPages(
  groups: readonly Group[],
  paths: readonly (readonly string[])[],
  loaders: readonly (() => Promise<unknown>)[],
): void {
  let at = 0;
  groups.forEach((group, index) => {
    for (const path of paths[index] ?? []) {
      const load = loaders[at];
      if (!load) throw new Error(`The page ${path} has no loader.`);
      // The server adds the script of this chunk to the HTML, so that the browser need not wait for the main script.
      const name = pageChunkName(at);
      group.add(path, () => ({ load, name }));
      at += 1;
    }
  });
}
