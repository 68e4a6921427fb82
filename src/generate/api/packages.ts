import type { Guide, PackageAudience } from "../../shared/packageAudience";

/** A published package of the `@graphql-markdown` scope, with its settings in the reference. */
export interface ApiPackage {
  /** Folder below `node_modules/@graphql-markdown`, and first segment of the package's paths. */
  readonly name: string;
  /** Purpose of the package, at the top of its category page, or of its only page. */
  readonly description: string;
  readonly audience: PackageAudience;
  /** Folder of the declaration files, below the package. */
  readonly source: "dist" | "src";
  /** Modules that must get a page; a missing one fails the generation. `index` is the package's entry. */
  readonly expected: readonly string[];
  /** Those of the `expected` modules that are barrels: each gets the index page of its folder. */
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

const configuration: Guide = { title: "Configuration", to: "/docs/configuration" };
const customDirectives: Guide = { title: "Custom directives", to: "/docs/advanced/custom-directive" };
const formatter: Guide = { title: "Write a formatter", to: "/docs/guides/custom-formatter" };
const frameworks: Guide = { title: "Integration with frameworks", to: "/docs/advanced/integration-with-frameworks" };
const howItWorks: Guide = { title: "How it works", to: "/docs/how-it-works" };
const typescript: Guide = { title: "TypeScript and JavaScript configuration", to: "/docs/guides/typescript" };

/** The packages in the order of the sidebar: first the ones that readers use, then their dependencies. */
export const API_PACKAGES: readonly ApiPackage[] = [
  {
    name: "docusaurus",
    description: "The Docusaurus plugin: adds the graphql-to-doc command to a site and formats the pages as MDX.",
    audience: {
      who: "You need it if your site runs on Docusaurus. You name it in the site's configuration, and import it only to extend its formatter.",
      guides: [{ title: "Use it with Docusaurus", to: "/docs/guides/docusaurus" }, formatter],
    },
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
    audience: {
      who: "You need it with every framework except Docusaurus, and to generate pages from your own script.",
      guides: [configuration, frameworks],
    },
    source: "dist",
    expected: ["index", "main"],
  },
  {
    name: "formatters",
    description: "Formatter presets that adapt the generated pages to a framework: Starlight, Hugo, MkDocs and others.",
    audience: {
      who: "You need it together with the command line: a preset writes the pages in the dialect of your framework. You name the preset in your options, and import it only to extend it.",
      guides: [frameworks, formatter],
    },
    source: "dist",
    expected: [],
  },
  {
    name: "helpers",
    description: "Ready-made callbacks for custom directives, and Markdown helpers for writing a formatter.",
    audience: {
      who: "You need it if your schema has custom directives that pages should show as text or as badges, or if your formatter should share the Markdown of the presets.",
      guides: [customDirectives],
    },
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
    audience: {
      who: "You hardly ever call it yourself: the command and the plugin do. It is for formatters that listen to the events of a run, and for the types of these events.",
      guides: [howItWorks, typescript],
    },
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
    audience: {
      who: "You need it if your script or formatter should load the schema and read its directives in the same way as the tool.",
      guides: [customDirectives, formatter],
    },
    source: "dist",
    expected: ["directive", "formatter", "group", "guard", "introspection", "loader", "relation"],
  },
  {
    name: "printer-legacy",
    description: "Turns one schema entity into the text of one page: header, code, fields, relations and examples.",
    audience: {
      who: "You need it only to link to types from a formatter, or to learn how pages are printed. To change a page, use the hooks of a formatter instead: they stay stable across releases.",
      guides: [formatter, typescript],
    },
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
    audience: {
      who: "You install it if you set `diffMethod`, so that the log and a hook report whether the schema has changed. You import it only to compare schemas yourself.",
      guides: [{ title: "diffMethod in the settings", to: "/docs/settings#diffmethod" }],
    },
    source: "dist",
    expected: ["index"],
    single: true,
  },
  {
    name: "logger",
    description: "One logger for all packages, which writes to the console or to a logger module that you name.",
    audience: {
      who: "You need it only to send the messages of a run elsewhere than to the console. The other packages depend on it.",
      guides: [{ title: "Run from a script", to: "/docs/configuration#run-from-a-script" }],
    },
    source: "dist",
    expected: ["index"],
    single: true,
  },
  {
    name: "utils",
    description: "Small functions that the other packages share: strings, files, objects, events and front matter.",
    audience: {
      who: "You need it if your formatter or hook must name files, write slugs or escape text exactly as the tool does.",
      guides: [formatter],
    },
    source: "dist",
    expected: ["array", "frontmatter", "fs", "object", "prettier", "string", "url"],
    leads: { frontmatter: "Turns objects and lists into the lines of a page's front matter." },
  },
  {
    name: "types",
    description: "TypeScript declarations that all packages share: options, formatters, events and printer types.",
    audience: {
      who: "You need it if you write a configuration, a formatter or a hook in TypeScript. It contains only types: install it as a development dependency.",
      guides: [typescript],
    },
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
