/** Every path that the specification names, in its order. A trailing slash is part of the path. */

function below(parent: string, names: readonly string[]): string[] {
  return names.map((name) => `${parent}/${name}`);
}

const topLevel = ["/", "/showcase"];

const mainDocs = [
  ...below("/docs", [
    "intro",
    "get-started",
    "how-it-works",
    "configuration",
    "configuration-cheatsheet",
    "settings",
    "troubleshooting",
    "try-it",
    "category/advanced-settings",
  ]),
  ...below("/docs/advanced", [
    "additional-schema",
    "custom-deprecated-section",
    "custom-directive",
    "custom-root-types",
    "examples",
    "group-by-directive",
    "homepage",
    "integration-with-frameworks",
    "schema-loading",
  ]),
];

const apiReference = [
  "/api/",
  ...below("/api/category", [
    "const",
    "directives",
    "graphql",
    "graphql-markdowncli",
    "graphql-markdowncore",
    "graphql-markdowndocusaurus",
    "graphql-markdowngraphql",
    "graphql-markdownhelpers",
    "graphql-markdownprinter-legacy",
    "graphql-markdownutils",
    "mdx",
    "utils",
  ]),
  "/api/cli/",
  "/api/cli/main",
  ...below("/api/core", ["config", "diff", "generator", "graphql-config", "printer", "renderer"]),
  "/api/diff/",
  "/api/docusaurus/",
  ...below("/api/docusaurus", ["mdx", "mdx/category", "mdx/components"]),
  ...below("/api/graphql", ["directive", "formatter", "group", "guard", "introspection", "loader", "relation"]),
  ...below("/api/helpers", ["directives/descriptor", "directives/tag", "utils/interpolate"]),
  "/api/logger/",
  ...below("/api/printer-legacy", [
    "badge",
    "code",
    "common",
    "const/options",
    "const/strings",
    "directive",
    "example",
    "frontmatter",
    "graphql",
    ...below("graphql", ["directive", "enum", "input", "interface", "object", "operation", "scalar", "union"]),
    "group",
    "link",
    "mdx",
    "printer",
    "relation",
    "section",
  ]),
  ...below("/api/utils", ["array", "frontmatter", "fs", "object", "prettier", "string", "url"]),
];

const defaultExample = [
  "/examples/default/",
  ...below("/examples/default/operations/queries", [
    "media",
    "user",
    "viewer",
    "activity",
    "thread",
    "review",
    "notification",
  ]),
  ...below("/examples/default/operations/mutations", [
    "save-thread",
    "toggle-like",
    "toggle-follow",
    "update-user",
    "rate-review",
    "update-favourite-order",
  ]),
  ...below("/examples/default/operations/directives", ["include", "skip"]),
  "/examples/default/types/objects/user",
];

const groupByExample = [
  "/examples/group-by/",
  ...below("/examples/group-by/course", [
    "mutations/add-course",
    "mutations/drop-course",
    "queries/all-courses",
    "queries/course",
  ]),
  ...below("/examples/group-by/grade", [
    "mutations/update-gpa",
    "mutations/update-grade",
    "queries/gpa",
    "queries/un-weighted-gpa",
    "queries/weighted-gpa",
  ]),
  ...below("/examples/group-by/deprecated/course/queries", ["math-courses", "science-courses"]),
  ...below("/examples/group-by/category", [
    "common",
    "course",
    "course-1",
    "deprecated",
    "directives",
    "enums",
    "grade",
    "inputs",
    "interfaces",
    "mutations",
    "mutations-1",
    "objects",
    "queries",
    "queries-1",
    "queries-2",
    "queries-3",
    "scalars",
  ]),
];

/** Folders of generated pages that must hold at least one page each. */
export const sections = [
  ...below("/examples/default/types", ["directives", "enums", "inputs", "objects", "scalars", "unions"]),
  ...below("/examples/group-by/common", [
    "directives",
    "enums",
    "inputs",
    "interfaces",
    "objects",
    "queries",
    "scalars",
  ]),
];

export const specifiedRoutes = [...topLevel, ...mainDocs, ...apiReference, ...defaultExample, ...groupByExample];
