import type { ApiModule } from "./module";
import { hasPage, moduleId } from "./module";

/** Folder of a module: the id without its last segment, except for a module that opens its folder. */
function folderOf({ pkg, name }: ApiModule): string {
  const opens = name === "" || pkg.barrels?.includes(name);
  const segments = [pkg.name, ...name.split("/").filter(Boolean)];
  return (opens ? segments : segments.slice(0, -1)).join("/");
}

/** The module's place among its neighbours: what opens the folder first, the others by name. */
export function sidebarPosition(module: ApiModule, modules: readonly ApiModule[]): number {
  const folder = folderOf(module);
  const neighbours = modules.filter((other) => hasPage(other) && folderOf(other) === folder).map(moduleId);
  // A folder's own id is a prefix of the others', so that it sorts first.
  return neighbours.sort().indexOf(moduleId(module)) + 1;
}
