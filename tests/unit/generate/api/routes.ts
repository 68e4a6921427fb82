/** The pages that the specification lists, as paths below `/api`. A package's own page ends in a slash. */
export const SPECIFIED_PAGES = [
  ...["/cli/", "/cli/main"],
  ...["config", "diff", "generator", "graphql-config", "printer", "renderer"].map((name) => `/core/${name}`),
  "/diff/",
  ...["/docusaurus/", "/docusaurus/mdx", "/docusaurus/mdx/category", "/docusaurus/mdx/components"],
  ...["directive", "formatter", "group", "guard", "introspection", "loader", "relation"].map(
    (name) => `/graphql/${name}`,
  ),
  ...["directives/descriptor", "directives/tag", "utils/interpolate"].map((name) => `/helpers/${name}`),
  "/logger/",
  ...[
    ...["badge", "code", "common", "const/options", "const/strings", "directive", "example", "frontmatter", "graphql"],
    ...["directive", "enum", "input", "interface", "object", "operation", "scalar", "union"].map(
      (name) => `graphql/${name}`,
    ),
    ...["group", "link", "mdx", "printer", "relation", "section"],
  ].map((name) => `/printer-legacy/${name}`),
  ...["array", "frontmatter", "fs", "object", "prettier", "string", "url"].map((name) => `/utils/${name}`),
];

/** The last segments of the category pages that the specification lists. */
export const SPECIFIED_CATEGORIES = [
  ...["const", "directives", "graphql", "graphql-markdowncli", "graphql-markdowncore", "graphql-markdowndocusaurus"],
  ...["graphql-markdowngraphql", "graphql-markdownhelpers", "graphql-markdownprinter-legacy"],
  ...["graphql-markdownutils", "mdx", "utils"],
];
