/** A published package of the `@graphql-markdown` scope, as the reference presents it. */
export interface ApiPackage {
  /** Folder below `node_modules/@graphql-markdown`, and first segment of the package's paths. */
  readonly name: string;
  /** What the package is for: opens its category page, or the page itself when the package has only one. */
  readonly description: string;
  /** Folder of the declaration files, below the package. */
  readonly source: "dist" | "src";
  /** Modules that must yield a page; a missing one stops the generation. `index` is the package's own path. */
  readonly expected: readonly string[];
  /** Modules whose index only re-exports others, but which readers expect to find as a page. */
  readonly barrels?: readonly string[];
  /** A package of one module has one page and no category page. */
  readonly single?: true;
  /** What the modules are for whose authors do not say it. */
  readonly leads?: Readonly<Record<string, string>>;
  /** A package without code: all that it exports is imported as types, classes too. */
  readonly typesOnly?: true;
  /** Category pages of the sub-folders. */
  readonly folders?: Readonly<Record<string, ApiFolder>>;
}

/** A folder of modules inside a package. */
interface ApiFolder {
  readonly description: string;
  /** Last segment of the category page's path; defaults to the folder's name. */
  readonly slug?: string;
}

/** npm scope of all packages. */
export const SCOPE = "@graphql-markdown";

/** The packages in the order of the sidebar: what a reader calls first, then what those are built on. */
export const API_PACKAGES: readonly ApiPackage[] = [
  {
    name: "docusaurus",
    description: "The Docusaurus plugin: adds the graphql-to-doc command to a site and formats the pages as MDX.",
    source: "dist",
    expected: ["index", "mdx", "mdx/category", "mdx/components"],
    barrels: ["mdx"],
    folders: {
      mdx: {
        description: "The formatter that the Docusaurus plugin uses unless told otherwise, and its index-file hook.",
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
        description: "Markdown helpers that the formatter presets share, for use in a formatter of your own.",
        slug: "helpers-formatters",
      },
      utils: { description: "The template function behind the directive helpers." },
    },
  },
  {
    name: "core",
    description: "Reads the configuration, loads the schema, and drives the generation from one end to the other.",
    source: "dist",
    expected: ["config", "diff", "generator", "graphql-config", "printer", "renderer"],
    leads: {
      "event-emitter": "Access to the one event emitter of a generation, and the way to start over with a fresh one.",
      "event-handlers": "Connects the hooks that a formatter module exports to the events that they handle.",
      "event-map": "Which event calls which hook of a formatter module.",
      renderer: "Writes the pages: one file for each schema entity, folder by folder, and the homepage.",
    },
    folders: {
      const: { description: "Patterns that the core package matches option values against.", slug: "core-const" },
      directives: {
        description: "How directive options are read, checked and brought into one form.",
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
      "const/options": "What the printer assumes where the configuration says nothing.",
      graphql: "All functions that print one kind of schema entity, gathered from the modules below.",
    },
    folders: {
      const: { description: "Default options of the printer, and the words and delimiters that it prints." },
      graphql: { description: "One module for each kind of schema entity: how its code and its metadata are printed." },
    },
  },
  {
    name: "diff",
    description: "Tells whether a schema has changed since the last generation.",
    source: "dist",
    expected: ["index"],
    single: true,
  },
  {
    name: "logger",
    description: "One logger for all packages, in front of the console or of a logger module that you name.",
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
      logger: "What a logger module must offer.",
      printer: "The contract of a printer: its options, the sections of a page, and the data of its events.",
      utils: "Types that every package uses, such as optional values and MDX text.",
    },
  },
];
