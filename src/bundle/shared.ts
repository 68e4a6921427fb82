/** What the build writes into the packed routes and the browser reads. */

/**
 * A tree of properties of a page, as Docusaurus has it: `{ __comp, content }`, or with lists in it for a blog. A leaf is
 * the number of a part, or `OWN`.
 */
export type Shape = number | readonly Shape[] | { readonly [property: string]: Shape };

/** Leaf that stands for the module which a page has to itself. */
export const OWN = -1;

/** Pages that differ in their address and in one module. */
export interface PackedPages {
  readonly shape: Shape;
  /** Addresses, see `packPaths`. Their order is that of the modules. */
  readonly paths: string;
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

/** A part that routes share: data that is there, or a module and the number of its chunk among the shared ones. */
export type Part = { readonly value: unknown } | { readonly load: () => Promise<unknown>; readonly chunk: number };

/** Name of a chunk that pages share. */
export const sharedChunkName = (at: number): string => `shared${String(at)}`;

/** Name of the chunk of a page. */
export const pageChunkName = (at: number): string => `page${String(at)}`;
