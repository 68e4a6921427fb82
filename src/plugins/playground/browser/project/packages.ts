/** Packages that a project or a site may need, each in the version that this site has installed or, failing that, pinned. */
export const packageNames = [
  "@docusaurus/core",
  "@docusaurus/preset-classic",
  "@graphql-markdown/cli",
  "@graphql-markdown/docusaurus",
  "@graphql-markdown/formatters",
  "@graphql-tools/graphql-file-loader",
  "@graphql-tools/json-file-loader",
  "@mdx-js/react",
  "graphql",
  "prettier",
  "react",
  "react-dom",
] as const;

/** What projects have of packages that this site does not use; `pinned.json` beside the plugin has their versions. */
type PinnedName = "@astrojs/starlight" | "astro" | "mkdocs" | "mkdocs-material" | "vitepress";

export type PackageName = (typeof packageNames)[number] | PinnedName;

/** Exact versions, by the names of packages. */
export type Versions = Readonly<Record<PackageName, string>>;
