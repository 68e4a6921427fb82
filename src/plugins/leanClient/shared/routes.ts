/** What the build writes into the packed routes and the browser reads. */

/**
 * A tree of properties of a page, as Docusaurus has it: `{ __comp, content }`, or with lists in it for a blog. A leaf is
 * the number of a part, or `OWN`.
 */
export type Shape = number | readonly Shape[] | { readonly [property: string]: Shape };

/** Leaf that stands for the module which a page has to itself. */
export const OWN = -1;

/** Pages that differ in their URL and in one module; which pages these are is in a `PageGroup` of the same place. */
export interface PackedPages {
  readonly shape: Shape;
  /** Whether the modules are JSON, which has no default export. */
  readonly json: boolean;
  /** What else Docusaurus knows of each of the routes, the sidebar for one. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A route with modules that it shares with others. */
export interface PackedRoute {
  readonly path: string;
  readonly exact?: true;
  readonly shape: Shape;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes?: readonly PackedRoute[];
  readonly pages?: readonly PackedPages[];
}

/**
 * Pages of a site that are alike, in the table that a browser fetches when it looks beyond the first page. The lists are in
 * the same order.
 */
export interface PageGroup {
  readonly paths: readonly string[];
  /** Id of the module that each page has to itself. */
  readonly modules: readonly (string | number)[];
  /** Name of the script with that module, `id.hash`; empty when another script has it. */
  readonly scripts: readonly string[];
}

/** Name of the meta element that tells a page where the table is, and what it says of the page itself. */
export const PAGES_META = "pages";

/** What a page has to know of itself before it has the table. */
export interface FirstPage {
  /** Number of its group. */
  readonly group: number;
  readonly module: string;
  readonly script: string;
  readonly path: string;
}

/** Folder of the table and of all scripts, below the base URL. */
export const SCRIPTS = "assets/js/";

/** A part that routes share: what loads it, and the number of its chunk among the shared ones. */
export interface Part {
  readonly load: () => Promise<unknown>;
  readonly chunk: number;
}

/** Name of a chunk that pages share. */
export const sharedChunkName = (at: number): string => `shared${String(at)}`;

/** Name of the chunk of a page. */
export const pageChunkName = (at: number): string => `page${String(at)}`;
