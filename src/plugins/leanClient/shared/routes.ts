/**
 * The modules of a route, by the property in which its page receives them, as in Docusaurus: `{ __comp, content }`, where
 * `__comp` is the component itself. Properties may be nested; a blog has lists.
 */
export type Tree<Leaf> = Leaf | readonly Tree<Leaf>[] | { readonly [property: string]: Tree<Leaf> };

/** Each leaf is the index of a shared module, or `OWN`. */
export type Shape = Tree<number>;

export function leavesOf<Leaf extends number | string>(tree: Tree<Leaf>): Leaf[] {
  return typeof tree === "object" ? Object.values(tree).flatMap((branch: Tree<Leaf>) => leavesOf(branch)) : [tree];
}

export function mapLeaves<Leaf extends number | string, Value>(
  tree: Tree<Leaf>,
  map: (leaf: Leaf) => Value,
): Tree<Value> {
  if (typeof tree !== "object") return map(tree);
  if (Array.isArray(tree)) return tree.map((branch: Tree<Leaf>) => mapLeaves(branch, map));
  return Object.fromEntries(Object.entries(tree).map(([key, branch]) => [key, mapLeaves(branch, map)]));
}

/** Leaf of a `Shape` that stands for the page's own module, which no other page uses. */
export const OWN = -1;

/** A group of pages that differ only in path and one module. The `PageGroup` at the same index lists the pages. */
export interface PackedPages {
  readonly shape: Shape;
  /** Whether the modules are JSON, which has no default export. */
  readonly json: boolean;
  /** Further properties of each route, such as the sidebar. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A route whose modules other routes may share. */
export interface PackedRoute {
  readonly path: string;
  readonly exact?: true;
  readonly shape: Shape;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes?: readonly PackedRoute[];
  readonly pages?: readonly PackedPages[];
}

/** The pages of a group, in the page table, which the browser fetches on demand. The lists are in the same order. */
export interface PageGroup {
  readonly paths: readonly string[];
  /** Id of each page's own module. */
  readonly modules: readonly (string | number)[];
  /** Name of the script with that module, `id.hash`; empty when the main script contains it. */
  readonly scripts: readonly string[];
}

/** Name of the meta element with the file name of the page table, and the table's entry for the page itself. */
export const PAGES_META = "pages";

/** The page table's entry for the first page of a visit. */
export interface FirstPage {
  readonly group: number;
  readonly module: string;
  readonly script: string;
  readonly path: string;
}

/** Folder of the page table and of all scripts, below the base URL. */
export const SCRIPTS = "assets/js/";

/** A module that several routes may use: each module of the routes, except the own modules of pages in groups. */
export interface SharedModule {
  readonly load: () => Promise<unknown>;
  /** Number of the module's chunk among the shared chunks. */
  readonly chunk: number;
}

export const sharedChunkName = (at: number): string => `shared${String(at)}`;

export const pageChunkName = (at: number): string => `page${String(at)}`;
