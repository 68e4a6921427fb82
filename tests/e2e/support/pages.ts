/** One page of each kind, with the name of the kind for test titles. */
export const pageKinds = [
  { kind: "home", path: "/" },
  { kind: "showcase", path: "/showcase" },
  { kind: "docs page", path: "/docs/get-started" },
  { kind: "docs page with diagrams", path: "/docs/how-it-works" },
  { kind: "docs page with wide tables", path: "/docs/settings" },
  { kind: "docs category", path: "/docs/category/advanced-settings" },
  { kind: "API index", path: "/api/" },
  { kind: "API category", path: "/api/category/graphql-markdownprinter-legacy" },
  { kind: "API module", path: "/api/printer-legacy/link" },
  { kind: "example landing page", path: "/examples/default" },
  { kind: "example query", path: "/examples/default/operations/queries/media" },
  { kind: "example object", path: "/examples/default/types/objects/media" },
  { kind: "example enum", path: "/examples/default/types/enums/media-status" },
  { kind: "example directive", path: "/examples/group-by/common/directives/auth" },
  { kind: "example category", path: "/examples/group-by/category/course" },
  { kind: "deprecated operation", path: "/examples/group-by/deprecated/course/queries/math-courses" },
] as const;

export type PageKind = (typeof pageKinds)[number]["kind"];

interface Template {
  readonly path: string;
  /** Levels of headings that the page must have. */
  readonly levels: readonly ("h1" | "h2" | "h3")[];
  /** Whether each paragraph of the page fits on one line. */
  readonly isShort?: true;
}

/** One page of each template. */
export const templates: readonly Template[] = [
  { path: "/", levels: ["h1", "h2", "h3"] },
  { path: "/showcase", levels: ["h1", "h2"] },
  { path: "/docs/settings", levels: ["h1", "h2", "h3"] },
  { path: "/docs/try-it", levels: ["h1", "h2"] },
  { path: "/docs/category/advanced-settings", levels: ["h1"] },
  { path: "/api/", levels: ["h1", "h2"] },
  { path: "/api/core/config", levels: ["h1", "h2", "h3"] },
  { path: "/api/category/graphql-markdowncore", levels: ["h1", "h2"] },
  { path: "/examples/default", levels: ["h1", "h2", "h3"] },
  { path: "/examples/group-by/category/course", levels: ["h1"], isShort: true },
  { path: "/examples/default/types/objects/media", levels: ["h1", "h2", "h3"] },
  { path: "/examples/default/operations/queries/media", levels: ["h1", "h2", "h3"] },
  { path: "/nowhere", levels: ["h1"] },
];

export const modes = ["light", "dark"] as const;
