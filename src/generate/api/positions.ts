import path from "node:path";
import type { ApiModule } from "./module";
import { hasPage, moduleId, pageFile } from "./module";

/** More than any folder has neighbours of one kind. */
const KIND_SIZE = 100;

/**
 * The place in the sidebar of a module or a folder: what is public stands before what is internal, and in each of the
 * two modules stand before folders.
 *
 * @param neighbour - its kind, and its index among the neighbours of that kind, from 0
 */
export function placeAmongNeighbours(neighbour: {
  readonly isFolder: boolean;
  readonly isInternal: boolean;
  readonly index: number;
}): number {
  const kind = (neighbour.isInternal ? 2 : 0) + (neighbour.isFolder ? 1 : 0);
  return kind * KIND_SIZE + neighbour.index + 1;
}

/** The module's place among its neighbours in the sidebar: what opens the folder first, the others by name. */
export function sidebarPosition(
  module: ApiModule,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): number {
  const folderOf = (each: ApiModule): string => path.posix.dirname(pageFile(each));
  const isInternal = internal.has(module);
  const alike = modules.filter(
    (other) => hasPage(other) && folderOf(other) === folderOf(module) && internal.has(other) === isInternal,
  );
  // A folder's own id is a prefix of the others', so that it sorts first.
  const index = alike.map(moduleId).sort().indexOf(moduleId(module));
  return placeAmongNeighbours({ isFolder: false, isInternal, index });
}
