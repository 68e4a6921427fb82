declare module "@generated/schema-excerpt/default/excerpt.json" {
  import type { SchemaExcerpt } from "@site/src/components/home/schemaExcerpt";

  const excerpt: SchemaExcerpt;
  export default excerpt;
}

declare module "@generated/playground/default/media.json" {
  /** The schema of the first example, whose files are those of its domains. */
  const media: string;
  export default media;
}

declare module "@generated/playground/default/federation.json" {
  /** The definitions of Federation that the docs give: see `src/plugins/playground/federation.ts`. */
  const definitions: string;
  export default definitions;
}

declare module "@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument" {
  import type { CheerioAPI } from "cheerio";

  /** Cuts a page of docs or a blog post into sections, with `#anchor` or nothing as their hash. The package ships no types. */
  export function parseDocument($: CheerioAPI): {
    readonly pageTitle: string;
    readonly sections: readonly { readonly title: string; readonly hash: string; readonly content: string }[];
  };
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

declare module "*.webp" {
  /** URL of the picture. */
  const url: string;
  export default url;
}
