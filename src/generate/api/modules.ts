import path from "node:path";
import { SCOPE } from "./packages";
import type { ApiPackage } from "./packages";

/** One declaration file of a package, which is one module of the reference. */
export interface ApiModule {
  readonly pkg: ApiPackage;
  /** Path inside the package without `dist` and `/index`; empty for the package's entry. */
  readonly name: string;
  /** Absolute path of the declaration file in the workspace. */
  readonly file: string;
  /** Whether the file is an `index` in its folder. */
  readonly isIndex: boolean;
  /** Whether the module declares something itself, and does not only re-export. */
  readonly declares: boolean;
  /** Names that the module re-exports from packages that have no pages here. */
  readonly external: readonly ExternalExport[];
  /** What to write after `from` to import the module; none when the package keeps it to itself. */
  readonly specifier?: string;
  /** Whether the package's `exports` name that path, and do not only match it with a pattern. */
  readonly named?: boolean;
  /** Command that runs the module, when it is a program. */
  readonly command?: string;
}

/** A name that comes from a package outside the reference. */
export interface ExternalExport {
  readonly name: string;
  readonly from: string;
}

/** `cli`, `printer-legacy/graphql/union`: the module's path in the site and its name in headings. */
export function moduleId({ pkg, name }: Pick<ApiModule, "pkg" | "name">): string {
  return name === "" ? pkg.name : `${pkg.name}/${name}`;
}

/** npm name of the module's package. */
export function packageName(pkg: ApiPackage): string {
  return `${SCOPE}/${pkg.name}`;
}

/** Whether the module gets a page: barrels would repeat what the category page already lists. */
export function hasPage(module: ApiModule): boolean {
  const { pkg, name, declares } = module;
  return declares || pkg.expected.includes(name === "" ? "index" : name);
}

/** Whether other modules live in the module's own folder, so that its page opens that folder. */
function opensFolder({ pkg, name }: ApiModule): boolean {
  return name === "" || (pkg.barrels?.includes(name) ?? false);
}

/** The page's file, relative to the output folder, with `/` on every platform. */
export function pageFile(module: ApiModule): string {
  return opensFolder(module) ? `${moduleId(module)}/index.mdx` : `${moduleId(module)}.mdx`;
}

/** The page's path below the docs instance. Only a package's own page ends in a slash. */
export function pageSlug(module: ApiModule): string {
  return module.name === "" ? `/${moduleId(module)}/` : `/${moduleId(module)}`;
}

/** The page's heading: unique in the site, and what one would type to find it. */
export function pageTitle(module: ApiModule): string {
  return module.name === "" ? packageName(module.pkg) : moduleId(module);
}

/** What the module is for, in words of this site: where the authors say nothing, or the package is the module. */
export function moduleLead({ pkg, name }: ApiModule): string | undefined {
  return name === "" ? pkg.description : pkg.leads?.[name];
}

/** The page's name among its neighbours in the sidebar. */
export function sidebarLabel(module: ApiModule): string {
  if (module.pkg.single) return packageName(module.pkg);
  if (opensFolder(module)) return "Entry point";
  return module.name.slice(module.name.lastIndexOf("/") + 1);
}

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
