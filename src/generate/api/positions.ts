import path from "node:path";
import type { ApiModule } from "./module";
import { hasPage, moduleId, pageFile } from "./module";

/** The module's place among its neighbours: what opens the folder first, the others by name. */
export function sidebarPosition(module: ApiModule, modules: readonly ApiModule[]): number {
  const folderOf = (each: ApiModule): string => path.posix.dirname(pageFile(each));
  const neighbours = modules.filter((other) => hasPage(other) && folderOf(other) === folderOf(module)).map(moduleId);
  // A folder's own id is a prefix of the others', so that it sorts first.
  return neighbours.sort().indexOf(moduleId(module)) + 1;
}
