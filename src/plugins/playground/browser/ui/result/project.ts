import { factsOfFramework } from "../../config/frameworks";
import { configurationOf, loaderOf, sourceKindOf } from "../../config";
import { toJavaScript, referenceFormatter } from "../../config/written";
import type { Setting } from "../../config/written";
import { fixesOf, hasReferenceFormatter } from "../../options";
import type { Framework, PlaygroundOptions, SourceKind } from "../../options";
import type { GeneratedFile } from "../../protocol";
import type { Output } from "../session/session";
import { fileToShow, isPageFile } from "../preview/siteMap";

/** The projects in `packages/starters`, each with the framework of its pages and the two commands of its README. */
export const starterKinds = {
  docusaurus: { label: "Docusaurus", framework: "docusaurus", commands: ["npm install", "npm start"] },
  starlight: { label: "Astro Starlight", framework: "starlight", commands: ["npm install", "npm start"] },
  mkdocs: {
    label: "MkDocs with Material",
    framework: "mkdocs",
    commands: ["pip install --requirement requirements.txt", "mkdocs serve"],
  },
  vitepress: { label: "VitePress", framework: "mkdocs", commands: ["npm install", "npm start"] },
} as const satisfies Readonly<
  Record<string, { label: string; framework: Framework; commands: readonly [install: string, run: string] }>
>;

export type StarterKind = keyof typeof starterKinds;

/** The files of each starter: texts by path. */
export type Starters = Readonly<Record<StarterKind, Readonly<Record<string, string>>>>;

/** The file in which a Docusaurus site has the options of the tool: `docusaurus.config.js`, or a `.graphqlrc`. */
export type ConfigFile = "plugin" | "graphqlrc";

/** The reader's choices that determine the files of a project. */
export interface Setup {
  readonly options: PlaygroundOptions;
  readonly kind: SourceKind;
  /** Only for Docusaurus: other frameworks have no plugin. */
  readonly configFile: ConfigFile;
}

const DOCUSAURUS_PLUGIN = "@graphql-markdown/docusaurus";

function hasGraphqlrc({ options, configFile }: Setup): boolean {
  return options.framework !== "docusaurus" || configFile === "graphqlrc";
}

/**
 * The `plugins` of `docusaurus.config.js`. The plugin uses its own formatter unless it is given another one; it ignores a
 * formatter in `.graphqlrc`, so the reference formatter is always named here.
 */
function pluginsOf(setup: Setup): readonly Setting[] {
  const settings = setup.configFile === "graphqlrc" ? {} : configurationOf(setup.options, setup.kind).options;
  if (hasReferenceFormatter(setup.options)) {
    const plugin = [DOCUSAURUS_PLUGIN, { ...settings, formatter: referenceFormatter }];
    return ["./formatter/docusaurus/index.mjs", plugin];
  }
  return [
    setup.configFile === "graphqlrc" ? DOCUSAURUS_PLUGIN : [DOCUSAURUS_PLUGIN, { ...settings, formatter: undefined }],
  ];
}

/** `plugins` as a property of `docusaurus.config.js`, below a comment about bugs that its options avoid. */
function pluginsProperty(setup: Setup, indent: string): string {
  const comments =
    setup.configFile === "graphqlrc" ? [] : fixesOf(setup.options).map(({ sentence }) => `${indent}// ${sentence}\n`);
  return `${comments.join("")}${indent}plugins: ${toJavaScript(pluginsOf(setup), indent)},\n`;
}

/** A project may lose a tenth of its pages before its workflow fails. */
const MIN_PAGE_SHARE = 0.9;

/**
 * The files of a project that runs: those of a starter, with a reader's schema, options and pages in place of its own.
 *
 * @param pages the generated files, with paths relative to the folder of the site
 * @param formatter files of the reference formatter, if the options name it
 * @throws Error if a file of the starter lacks the text to replace
 */
export function projectOf(
  kind: StarterKind,
  starters: Starters,
  setup: Setup,
  source: string,
  pages: readonly GeneratedFile[],
  formatter: readonly GeneratedFile[] = [],
): readonly GeneratedFile[] {
  const { graphqlrc, schemaFile, options: settings } = configurationOf(setup.options, setup.kind);
  const texts = new Map(Object.entries(starters[kind]));
  function replace(file: string, part: RegExp, replacement: string): void {
    const text = texts.get(file) ?? "";
    if (text.search(part) < 0) throw new Error(`${file} of the starter ${kind} does not match ${String(part)}.`);
    texts.set(
      file,
      text.replace(part, () => replacement),
    );
  }

  texts.delete("schema.graphql");
  texts.set(schemaFile, source);
  replace("README.md", /schema\.graphql/gu, schemaFile);
  const count = pages.filter(({ path }) => isPageFile(path)).length;
  replace("count-pages.mjs", /< \d+/u, `< ${String(Math.ceil(count * MIN_PAGE_SHARE))}`);
  // The tool's own homepage, which only Docusaurus has, or a page that shows much of the tool.
  const firstPage = pages.find(({ path }) => path.endsWith("/generated.md")) ?? fileToShow(pages, undefined);
  const first = firstPage?.path.slice(settings.rootPath.length + 1);
  replace(
    `${settings.rootPath}/index.md`,
    / \[Begin here\]\(.*\)\./u,
    first === undefined ? "" : ` [Begin here](./${first}).`,
  );
  if (hasGraphqlrc(setup)) texts.set(".graphqlrc", graphqlrc);
  if (kind === "docusaurus") {
    replace("docusaurus.config.js", /^ {2}plugins: \[\n[^]*?^ {2}\],\n/mu, pluginsProperty(setup, "  "));
    if (setup.configFile === "graphqlrc") {
      replace(
        "README.md",
        /^- `docusaurus\.config\.js`: the options of GraphQL-Markdown; /mu,
        "- `.graphqlrc`: the options of GraphQL-Markdown.\n- `docusaurus.config.js`: ",
      );
    }
  }
  if (hasReferenceFormatter(setup.options)) {
    // This formatter escapes all code itself, so the guard only has to check links.
    replace("schema-as-data.mjs", /^import .*$/mu, "const mdxDeclaration = undefined;");
    replace(
      "README.md",
      /^(?=- `docs\/index\.md`)/mu,
      "- `formatter/`: how pages are written, and how they look. Its `README.md` has a map.\n",
    );
  }
  return [...[...texts].map(([path, text]) => ({ path, text })), ...formatter, ...pages];
}

/** The files of "Download only the pages": the pages in their folders, the schema and the configuration. */
export function pagesArchive(
  { files, input: { source, options } }: Output,
  formatter: readonly GeneratedFile[],
): readonly GeneratedFile[] {
  const { graphqlrc, schemaFile } = configurationOf(options, sourceKindOf(source));
  return [...files, ...formatter, { path: ".graphqlrc", text: graphqlrc }, { path: schemaFile, text: source }];
}

export interface Addition extends GeneratedFile {
  /** Whether it is a new file, or the part to add to a file that the site has. */
  readonly action: "new" | "merge";
  readonly language: string;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  graphqlrc: "yaml",
  js: "js",
  json: "json",
  md: "md",
  mjs: "js",
  py: "python",
  yml: "yaml",
};

function addition(action: Addition["action"], path: string, text = ""): Addition {
  return { path, action, text, language: LANGUAGES[path.slice(path.lastIndexOf(".") + 1)] ?? "text" };
}

const TITLE = "GraphQL API";

/** The files that a site of a framework needs besides `.graphqlrc`. Those for Starlight and MkDocs are from their starters. */
function frameworkFiles(setup: Setup, { mkdocs, starlight }: Starters): readonly Addition[] {
  const { baseURL, rootPath } = configurationOf(setup.options).options;
  switch (setup.options.framework) {
    case "docusaurus": {
      const navbar = { items: [{ to: `/docs/${baseURL}`, label: "Schema" }] };
      const config = `{\n${pluginsProperty(setup, "  ")}  themeConfig: ${toJavaScript({ navbar }, "  ")},\n}`;
      return [addition("merge", "docusaurus.config.js", `export default ${config};\n`)];
    }
    case "starlight":
      return [
        addition("new", "links.mjs", starlight["links.mjs"]),
        addition("new", "schema-as-data.mjs", starlight["schema-as-data.mjs"]),
        addition("merge", "astro.config.mjs", starlight["astro.config.mjs"]),
      ];
    case "mkdocs":
      return [
        addition("new", "schema_as_data.py", mkdocs["schema_as_data.py"]),
        addition("merge", "mkdocs.yml", mkdocs["mkdocs.yml"]?.replace(/^[^]*(?=^markdown_extensions:)/mu, "")),
      ];
    case "mdbook":
      // The preset replaces the summary of the book with its own, which links to this page.
      return [addition("new", "src/introduction.md", `# ${TITLE}\n`)];
    case "docfx": {
      const content = { build: { content: [{ files: ["**/*.{md,yml}"] }] } };
      return [
        addition("merge", "docfx.json", `${JSON.stringify(content, undefined, 2)}\n`),
        addition("merge", "toc.yml", `- name: ${TITLE}\n  href: ${rootPath}/${baseURL}/toc.yml\n`),
      ];
    }
    case "fumadocs":
    case "honkit":
    case "hugo":
    case "vocs":
      return [];
  }
}

/** Packages for the pages of Fumadocs and Vocs, which import `@mui/material`; it needs the other two. */
const MUI = ["@mui/material", "@emotion/react", "@emotion/styled"];

/** Returns two commands: one installs the tool in the versions of the starters, the other generates the pages. */
function toolCommands({ options, kind }: Setup, starters: Starters): readonly [install: string, generate: string] {
  const { framework, pretty } = options;
  const isDocusaurus = framework === "docusaurus";
  const manifest = starters[isDocusaurus ? "docusaurus" : "mkdocs"]["package.json"] ?? "{}";
  const { dependencies } = JSON.parse(manifest) as { readonly dependencies: Readonly<Record<string, string>> };
  const names = [
    ...(isDocusaurus ? [DOCUSAURUS_PLUGIN] : ["@graphql-markdown/cli", "@graphql-markdown/formatters"]),
    loaderOf(kind),
    "graphql",
    ...(pretty && !hasReferenceFormatter(options) ? ["prettier"] : []),
  ];
  const packages = names.map((name) => `${name}@${dependencies[name] ?? ""}`);
  const pagePackages = framework === "fumadocs" || framework === "vocs" ? MUI : [];
  return [
    `npm install ${isDocusaurus ? "" : "--save-dev "}--save-exact ${[...packages, ...pagePackages].join(" ")}`,
    `npx ${isDocusaurus ? "docusaurus" : "gqlmd"} graphql-to-doc`,
  ];
}

/**
 * Returns what to add to an existing site, which is made with the framework in the options: the schema as `schemaFile`, then
 * `files`. After that, `commands` are run in the folder of the site.
 */
export function additionsTo(setup: Setup, starters: Starters) {
  const { graphqlrc, schemaFile } = configurationOf(setup.options, setup.kind);
  return {
    schemaFile,
    files: [
      ...(hasGraphqlrc(setup) ? [addition("new", ".graphqlrc", graphqlrc)] : []),
      ...frameworkFiles(setup, starters),
    ],
    commands: [...toolCommands(setup, starters), factsOfFramework(setup.options.framework).start],
  };
}
