declare module "@generated/playground/default/example.json" {
  import type { InPlaceExample } from "@site/src/plugins/playground";

  const example: InPlaceExample;
  export default example;
}

declare module "@generated/playground/default/media.json" {
  /** The schema of the default example, joined from its files. */
  const media: string;
  export default media;
}

declare module "@generated/playground/default/github.json" {
  const github: string;
  export default github;
}

declare module "@generated/playground/default/starters.json" {
  import type { Starters } from "@site/src/plugins/playground/browser/ui/result/project";

  /** The starter projects of `packages/starters`. */
  const starters: Starters;
  export default starters;
}

declare module "@generated/playground/default/formatter.json" {
  import type { GeneratedFile } from "@site/src/plugins/playground/browser/protocol";

  /** The reference formatter, in the folder `formatter` of a project. */
  const files: readonly GeneratedFile[];
  export default files;
}

declare module "@generated/playground/default/federation.json" {
  /** The definitions of Federation from the docs: see `src/plugins/playground/readerFiles.ts`. */
  const definitions: string;
  export default definitions;
}

declare module "*.graphql" {
  /** The text of a schema: see `src/plugins/playground`. */
  const text: string;
  export default text;
}

declare module "-!@graphql-markdown/homepage" {
  /** The home page that comes with the tool, with its placeholders. `src/plugins/playground/bundler.ts` has its path. */
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
  const url: string;
  export default url;
}
