/** Packages whose code decides what an example page looks like. */
export const generatorPackages = [
  "@dagrejs/dagre",
  "@dagrejs/graphlib",
  "@graphql-markdown/cli",
  "@graphql-markdown/core",
  "@graphql-markdown/docusaurus",
  "@graphql-markdown/formatters",
  "@graphql-markdown/graphql",
  "@graphql-markdown/helpers",
  "@graphql-markdown/printer-legacy",
  "@graphql-markdown/utils",
  "@graphql-tools/graphql-file-loader",
  "graphql",
  "prettier",
] as const;
