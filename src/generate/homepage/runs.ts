/** A run of the tool, and the page of it that is kept. */
export interface HomepageRun {
  /** Name of the kept page, without its extension. */
  readonly name: string;
  /** The framework whose warning is shown, as readers know it. */
  readonly framework?: string;
  /** File in `examples/schemas/homepage/`. */
  readonly schema: string;
  /** The page, relative to the folder of all pages. */
  readonly page: string;
  /** Configuration as a reader would write it. */
  readonly settings: { readonly rootPath: string; readonly baseURL: string } & Readonly<Record<string, unknown>>;
}

const loaders = { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" };

/** What the documentation of each framework says for its preset. */
const preset = (name: string, rootPath: string): HomepageRun["settings"] => ({
  rootPath,
  baseURL: "api",
  homepage: false,
  formatter: `@graphql-markdown/formatters/${name}`,
  docOptions: { sectionHeaderId: false },
  loaders,
});

/** The configuration that the playground begins with. */
const docusaurus = { rootPath: "docs", baseURL: "api", formatter: "@graphql-markdown/docusaurus/mdx", loaders };

const lesson = (framework: string, extension: string, settings: HomepageRun["settings"]): HomepageRun => ({
  name: framework.toLowerCase(),
  framework,
  schema: "lesson.graphql",
  page: `types/objects/lesson.${extension}`,
  settings,
});

/** All pages of the tool that the home page shows. */
export const homepageRuns: readonly HomepageRun[] = [
  { name: "room", schema: "room.graphql", page: "types/objects/room.mdx", settings: docusaurus },
  lesson("Docusaurus", "mdx", docusaurus),
  lesson("Starlight", "mdx", preset("starlight", "src/content/docs")),
  lesson("Hugo", "md", preset("hugo", "content")),
  lesson("MkDocs", "md", preset("mkdocs", "docs")),
];
