import path from "node:path";
import type { ApiModule } from "./module";
import { hasPage, moduleId, pageFile } from "./module";

/** The module's place among its neighbours: what opens the folder first, internal modules last, the others by name. */
export function sidebarPosition(
  module: ApiModule,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): number {
  const folderOf = (each: ApiModule): string => path.posix.dirname(pageFile(each));
  const neighbours = modules.filter((other) => hasPage(other) && folderOf(other) === folderOf(module));
  const ids = (part: readonly ApiModule[]): string[] => part.map(moduleId).sort();
  const ordered = [
    // A folder's own id is a prefix of the others', so that it sorts first.
    ...ids(neighbours.filter((other) => !internal.has(other))),
    ...ids(neighbours.filter((other) => internal.has(other))),
  ];
  return ordered.indexOf(moduleId(module)) + 1;
}
