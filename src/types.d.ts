declare module "@generated/schema-excerpt/default/excerpt.json" {
  import type { SchemaExcerpt } from "@site/src/components/home/schemaExcerpt";

  const excerpt: SchemaExcerpt;
  export default excerpt;
}

declare module "@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse" {
  /** Cuts a built page into sections; null for one that asks not to be indexed. The package ships no types for it. */
  export function parse(
    html: string,
    type: "docs" | "blog" | "page",
    url: string,
    config: { readonly ignoreCssSelectors?: readonly string[]; readonly forceIgnoreNoIndex?: boolean },
  ): {
    readonly pageTitle: string;
    readonly description: string;
    readonly keywords: string;
    readonly breadcrumb: readonly string[];
    readonly sections: readonly { readonly title: string; readonly hash: string; readonly content: string }[];
  } | null;
}

declare module "*.graphql" {
  /** The text of a schema: see `src/plugins/playground`. */
  const text: string;
  export default text;
}

declare module "path-browserify" {
  /** Node's module for POSIX paths, for browsers; the package ships no types. */
  import type { posix } from "node:path";

  const path: typeof posix;
  export default path;
}
