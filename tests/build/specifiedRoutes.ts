import type { PromiseId } from "../conformance/proves";

function below(parent: string, names: readonly string[]): string[] {
  return names.map((name) => `${parent}/${name}`);
}

const usageDocs = {
  L23: ["/docs/intro"],
  L24: below("/docs", [
    "intro",
    "get-started",
    "how-it-works",
    "configuration",
    "configuration-cheatsheet",
    "settings",
    "troubleshooting",
    "try-it",
  ]),
  L25: [
    "/docs/category/advanced-settings",
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
  ],
} as const;

const apiReference = {
  L28a: ["/api/"],
  L28b: below("/api/category", [
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
  L30: ["/api/cli/", "/api/cli/main"],
  L31: below("/api/core", ["config", "diff", "generator", "graphql-config", "printer", "renderer"]),
  L32: ["/api/diff/"],
  L33: ["/api/docusaurus/", ...below("/api/docusaurus", ["mdx", "mdx/category", "mdx/components"])],
  L34: below("/api/graphql", ["directive", "formatter", "group", "guard", "introspection", "loader", "relation"]),
  L35: below("/api/helpers", ["directives/descriptor", "directives/tag", "utils/interpolate"]),
  L36: ["/api/logger/"],
  L37: below("/api/printer-legacy", [
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
  L38: below("/api/utils", ["array", "frontmatter", "fs", "object", "prettier", "string", "url"]),
} as const;

const examples = {
  L41: ["/examples/default/"],
  L42a: below("/examples/default/operations/queries", [
    "media",
    "user",
    "viewer",
    "activity",
    "thread",
    "review",
    "notification",
  ]),
  L42b: below("/examples/default/operations/mutations", [
    "save-thread",
    "toggle-like",
    "toggle-follow",
    "update-user",
    "rate-review",
    "update-favourite-order",
  ]),
  L42c: below("/examples/default/operations/directives", ["include", "skip"]),
  L44: ["/examples/default/operations/queries/media", "/examples/default/types/objects/user"],
  L47: ["/examples/group-by/", ...below("/examples/group-by/category", ["common", "course", "grade", "deprecated"])],
  L49: below("/examples/group-by/course", [
    "mutations/add-course",
    "mutations/drop-course",
    "queries/all-courses",
    "queries/course",
  ]),
  L50: below("/examples/group-by/grade", [
    "mutations/update-gpa",
    "mutations/update-grade",
    "queries/gpa",
    "queries/un-weighted-gpa",
    "queries/weighted-gpa",
  ]),
  L51: below("/examples/group-by/deprecated/course/queries", ["math-courses", "science-courses"]),
  L52: below("/examples/group-by/category", [
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
} as const;

/** Paths of the pages that the specification names, by the promise that names them. A trailing slash is part of a path. */
export const promisedRoutes = {
  L20a: ["/"],
  L20b: ["/showcase"],
  ...usageDocs,
  ...apiReference,
  ...examples,
  L9a: ["/showcase"],
  L9b: Object.values(apiReference).flat(),
  L9c: Object.values(usageDocs).flat(),
  L9d: ["/examples/default/", "/examples/group-by/"],
  L86a: ["/examples/default/", "/examples/group-by/", "/api/"],
  L86b: ["/docs/intro"],
} as const satisfies Partial<Record<PromiseId, readonly string[]>>;

/** Folders that must have at least one generated page, by the promise that names them. */
export const promisedFolders = {
  L43: below("/examples/default/types", ["directives", "enums", "inputs", "objects", "scalars", "unions"]),
  L48: below("/examples/group-by/common", [
    "directives",
    "enums",
    "inputs",
    "interfaces",
    "objects",
    "queries",
    "scalars",
  ]),
} as const satisfies Partial<Record<PromiseId, readonly string[]>>;

/** All paths in `promisedRoutes`, without duplicates. */
export const specifiedRoutes: readonly string[] = [...new Set(Object.values(promisedRoutes).flat())];
