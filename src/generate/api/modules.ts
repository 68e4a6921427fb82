import path from "node:path";
import { SCOPE } from "./packages";
import type { ApiPackage } from "./packages";

/** A module of the reference: one declaration file of a package. */
export interface ApiModule {
  readonly pkg: ApiPackage;
  /** Path inside the package without `dist` and `/index`; empty for the package's entry. */
  readonly name: string;
  /** Absolute path of the declaration file in the workspace. */
  readonly file: string;
  /** Whether the file is an `index` in its folder. */
  readonly isIndex: boolean;
  /** Whether the module contains declarations, rather than only re-exports. */
  readonly declares: boolean;
  /** Names that the module re-exports from packages outside the reference. */
  readonly external: readonly ExternalExport[];
  /** Specifier to import the module from; undefined when the package does not export it. */
  readonly specifier?: string;
  /** Whether the package's `exports` list that path literally, rather than by a pattern. */
  readonly named?: boolean;
  /** Command that runs the module, when it is a program. */
  readonly command?: string;
}

/** A name that comes from a package outside the reference. */
export interface ExternalExport {
  readonly name: string;
  readonly from: string;
}

/** Returns the module's path in the site, which is also its name in headings: `cli`, `printer-legacy/graphql/union`. */
export function moduleId({ pkg, name }: Pick<ApiModule, "pkg" | "name">): string {
  return name === "" ? pkg.name : `${pkg.name}/${name}`;
}

export function packageName(pkg: ApiPackage): string {
  return `${SCOPE}/${pkg.name}`;
}

/** Whether the module gets a page. Barrels get none, unless expected: the category page already lists their modules. */
export function hasPage(module: ApiModule): boolean {
  const { pkg, name, declares } = module;
  return declares || pkg.expected.includes(name === "" ? "index" : name);
}

/** Whether the module's page is the index of a folder with other modules. */
function opensFolder({ pkg, name }: ApiModule): boolean {
  return name === "" || (pkg.barrels?.includes(name) ?? false);
}

/** Returns the page's file, relative to the output folder, with `/` on every platform. */
export function pageFile(module: ApiModule): string {
  return opensFolder(module) ? `${moduleId(module)}/index.mdx` : `${moduleId(module)}.mdx`;
}

/** Returns the page's path below the docs instance. Only the page of a package ends with a slash. */
export function pageSlug(module: ApiModule): string {
  return module.name === "" ? `/${moduleId(module)}/` : `/${moduleId(module)}`;
}

/** Returns the page's heading: unique in the site, and easy to search for. */
export function pageTitle(module: ApiModule): string {
  return module.name === "" ? packageName(module.pkg) : moduleId(module);
}

/** Returns this site's description of a module, for modules without a comment and for a package's entry. */
export function moduleLead({ pkg, name }: ApiModule): string | undefined {
  return name === "" ? pkg.description : pkg.leads?.[name];
}

export function sidebarLabel(module: ApiModule): string {
  if (module.pkg.single) return module.pkg.name;
  if (opensFolder(module)) return "Entry point";
  return module.name.slice(module.name.lastIndexOf("/") + 1);
}

/** Positions reserved for each kind: more than any folder has entries of a kind. */
const KIND_SIZE = 100;

/**
 * Returns the position of a module or folder in the sidebar: public entries come before internal ones, and among each,
 * modules before folders.
 *
 * @param entry - its kind, and its index among the entries of that kind, from 0
 */
export function entryPosition(entry: {
  readonly isFolder: boolean;
  readonly isInternal: boolean;
  readonly index: number;
}): number {
  const kind = (entry.isInternal ? 2 : 0) + (entry.isFolder ? 1 : 0);
  return kind * KIND_SIZE + entry.index + 1;
}

/** Returns the module's position in the sidebar: the index of the folder first, the others by name. */
export function sidebarPosition(
  module: ApiModule,
  modules: readonly ApiModule[],
  internal: ReadonlySet<ApiModule>,
): number {
  const folderOf = (each: ApiModule): string => path.posix.dirname(pageFile(each));
  const isInternal = internal.has(module);
  const siblings = modules.filter(
    (other) => hasPage(other) && folderOf(other) === folderOf(module) && internal.has(other) === isInternal,
  );
  // The id of the folder's index is a prefix of the other ids, so it sorts first.
  const index = siblings.map(moduleId).sort().indexOf(moduleId(module));
  return entryPosition({ isFolder: false, isInternal, index });
}
