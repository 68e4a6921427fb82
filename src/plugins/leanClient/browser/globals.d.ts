/** Variables that the bundler provides. */
declare const __webpack_require__: {
  (module: string | number): unknown;
  /** Script file of each page, by chunk id; filled in `pageModule.ts`. */
  readonly pageScripts: Record<string, string>;
  /** Ids of the chunks with shared modules, by their number in the packed routes. */
  readonly sharedChunkIds: readonly (string | number)[];
};
declare const __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare const __webpack_get_script_filename__: (chunk: string | number) => string;
declare const __webpack_public_path__: string;

/** The module of the packed routes, which replaces Docusaurus's module of routes, has one more export. */
declare module "@generated/routes" {
  import type { Group } from "@site/src/plugins/leanClient/browser/expand";

  export const groups: readonly Group[];
}

declare module "react-loadable" {
  import type { ComponentType, ReactNode } from "react";

  const Loadable: {
    Map: (options: {
      readonly loading: ComponentType<{ readonly error: unknown; readonly pastDelay: boolean }>;
      readonly loader: Readonly<Record<string, () => Promise<unknown>>>;
      readonly modules: readonly string[];
      readonly render: (loaded: Readonly<Record<string, unknown>>, props: object) => ReactNode;
    }) => ComponentType<object> & { readonly preload: () => Promise<unknown> };
  };
  export default Loadable;
}
