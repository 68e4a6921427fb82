/** A published package of the `@graphql-markdown` scope, with its settings in the reference. */
export interface ApiPackage {
  /** Folder below `node_modules/@graphql-markdown`, and first segment of the package's paths. */
  readonly name: string;
  /** Purpose of the package, at the top of its category page, or of its only page. */
  readonly description: string;
  /** Folder of the declaration files, below the package. */
  readonly source: "dist" | "src";
  /** Modules that must get a page; a missing one fails the generation. `index` is the package's entry. */
  readonly expected: readonly string[];
  /** Barrels that get a page, because readers expect it. */
  readonly barrels?: readonly string[];
  /** Whether the package has one module, and so no category page. */
  readonly single?: true;
  /** Purpose of modules without a comment. */
  readonly leads?: Readonly<Record<string, string>>;
  /** Whether the package contains no code, so that all exports, even classes, are imported as types. */
  readonly typesOnly?: true;
  /** Category pages of the subfolders. */
  readonly folders?: Readonly<Record<string, ApiFolder>>;
}

/** A folder of modules inside a package. */
interface ApiFolder {
  readonly description: string;
  /** Last segment of the category page's path; defaults to the folder's name. */
  readonly slug?: string;
}

export const SCOPE = "@graphql-markdown";

/** The packages in the order of the sidebar: first those that readers call, then those that these depend on. */
export const API_PACKAGES: readonly ApiPackage[] = [
  {
    name: "docusaurus",
    description: "The Docusaurus plugin: adds the graphql-to-doc command to a site and formats the pages as MDX.",
    source: "dist",
    expected: ["index", "mdx", "mdx/category", "mdx/components"],
    barrels: ["mdx"],
    folders: {
      mdx: {
        description: "The default formatter of the Docusaurus plugin, and its hook for index files.",
      },
    },
  },
  {
    name: "cli",
    description: "The gqlmd command, and the functions to run the same generation from a script.",
    source: "dist",
    expected: ["index", "main"],
  },
  {
    name: "formatters",
    description: "Formatter presets that adapt the generated pages to a framework: Starlight, Hugo, MkDocs and others.",
    source: "dist",
    expected: [],
  },
  {
    name: "helpers",
    description: "Ready-made callbacks for custom directives, and Markdown helpers for writing a formatter.",
    source: "dist",
    expected: ["directives/descriptor", "directives/tag", "utils/interpolate"],
    folders: {
      directives: { description: "Callbacks that turn a custom schema directive into a description or a badge." },
      formatters: {
        description: "Markdown helpers that the formatter presets share, for use in your own formatter.",
        slug: "helpers-formatters",
      },
      utils: { description: "The template function behind the directive helpers." },
    },
  },
  {
    name: "core",
    description: "Reads the configuration, loads the schema, and runs the whole generation.",
    source: "dist",
    expected: ["config", "diff", "generator", "graphql-config", "printer", "renderer"],
    leads: {
      "event-emitter": "Access to the event emitter of a generation, and a function to replace it with a fresh one.",
      "event-handlers": "Connects the hooks that a formatter module exports to the events that they handle.",
      "event-map": "Which event calls which hook of a formatter module.",
      renderer: "Writes the pages: one file for each schema entity, folder by folder, and the homepage.",
    },
    folders: {
      const: { description: "Patterns that the core package matches option values against.", slug: "core-const" },
      directives: {
        description: "How directive options are read, checked and normalized.",
        slug: "core-directives",
      },
      events: { description: "The events of a generation, their names and their data, for lifecycle hooks." },
      options: { description: "How the options of the command line and the configuration file are merged." },
    },
  },
  {
    name: "graphql",
    description: "Loads a schema and answers questions about it: types, directives, groups and relations.",
    source: "dist",
    expected: ["directive", "formatter", "group", "guard", "introspection", "loader", "relation"],
  },
  {
    name: "printer-legacy",
    description: "Turns one schema entity into the text of one page: header, code, fields, relations and examples.",
    source: "dist",
    expected: [
      ...["badge", "code", "common", "const/options", "const/strings", "directive", "example", "frontmatter"],
      ...["graphql", "graphql/directive", "graphql/enum", "graphql/input", "graphql/interface", "graphql/object"],
      ...["graphql/operation", "graphql/scalar", "graphql/union"],
      ...["group", "link", "mdx", "printer", "relation", "section"],
    ],
    barrels: ["graphql"],
    leads: {
      "const/options": "Default values of the printer's options, for those that the configuration lacks.",
      graphql: "All functions that print one kind of schema entity, re-exported from the modules below.",
    },
    folders: {
      const: { description: "Default options of the printer, and the words and delimiters that it prints." },
      graphql: { description: "One module for each kind of schema entity: how its code and its metadata are printed." },
    },
  },
  {
    name: "diff",
    description: "Detects whether a schema has changed since the last generation.",
    source: "dist",
    expected: ["index"],
    single: true,
  },
  {
    name: "logger",
    description: "One logger for all packages, which writes to the console or to a logger module that you name.",
    source: "dist",
    expected: ["index"],
    single: true,
  },
  {
    name: "utils",
    description: "Small functions that the other packages share: strings, files, objects, events and front matter.",
    source: "dist",
    expected: ["array", "frontmatter", "fs", "object", "prettier", "string", "url"],
    leads: { frontmatter: "Turns objects and lists into the lines of a page's front matter." },
  },
  {
    name: "types",
    description: "TypeScript declarations that all packages share: options, formatters, events and printer types.",
    source: "src",
    typesOnly: true,
    expected: ["core", "formatter", "graphql", "printer", "utils"],
    leads: {
      cli: "The options that the command-line package takes.",
      helpers: "The shapes of the custom directive options and of the functions in them.",
      logger: "The interface of a logger module.",
      printer: "The contract of a printer: its options, the sections of a page, and the data of its events.",
      utils: "Types that every package uses, such as optional values and MDX text.",
    },
  },
];
