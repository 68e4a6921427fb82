import { SCOPE } from "./packages";
import type { ApiPackage } from "./packages";

/** A module of the reference: one declaration file of a package. */
export interface ApiModule {
  readonly pkg: ApiPackage;
  /** Path below the package's source folder, without `/index`; empty for the package's entry. */
  readonly name: string;
  /** Absolute path of the declaration file in the workspace. */
  readonly file: string;
  /** Whether the module contains declarations, rather than only re-exports. */
  readonly declares: boolean;
  /** Names that the module re-exports from packages outside the reference. */
  readonly external: readonly ExternalExport[];
  /** Specifier to import the module from; undefined when the package does not export it. */
  readonly specifier?: string;
  /** Whether the package's `exports` contain the path of the specifier itself, rather than a pattern that matches it. */
  readonly named?: boolean;
  /** Command that runs the module, when it is a program. */
  readonly command?: string;
}

/** A name that comes from a package outside the reference. */
export interface ExternalExport {
  readonly name: string;
  readonly from: string;
}

/** Returns the id of a module, which is also its path below `/api/`: `cli`, `printer-legacy/graphql/union`. */
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

/** Whether the module's page is the index page of a folder. */
export function isFolderIndex({ pkg, name }: ApiModule): boolean {
  return name === "" || (pkg.barrels?.includes(name) ?? false);
}

/** Returns the page's file, relative to the output folder, with `/` on every platform. */
export function pageFile(module: ApiModule): string {
  return isFolderIndex(module) ? `${moduleId(module)}/index.mdx` : `${moduleId(module)}.mdx`;
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
