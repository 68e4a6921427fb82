/** A framework that the tool has a preset for. */
interface FrameworkFacts {
  readonly label: string;
  /** Folder in which the framework looks for pages. */
  readonly rootPath: string;
  /** Settings of the tool that come with the framework, not from options. The reference formatter replaces `formatter`. */
  readonly settings: {
    readonly formatter: string;
    readonly linkRoot?: string;
    readonly force?: true;
    /** `false` except for Docusaurus, for which the tool's home page is written. */
    readonly homepage?: false;
    /** `false` except for Docusaurus: other frameworks would show the id after a heading as text. */
    readonly sectionHeaderId?: false;
  };
  /**
   * Matches the files that the framework compiles as MDX; undefined if it reads plain Markdown. MDX is code: text from a schema
   * could run when the site is built, and in readers' browsers.
   */
  readonly mdx?: RegExp;
  /** Command that serves the site locally. */
  readonly start: string;
  /** A known bug of the tool's preset for the framework, in sentences for the reader. */
  readonly bug?: string;
  /** How the exported files fix that bug, in a sentence. */
  readonly fix?: string;
}

/** Settings that all frameworks except Docusaurus share. */
const preset = (name: string) =>
  ({ formatter: `@graphql-markdown/formatters/${name}`, homepage: false, sectionHeaderId: false }) as const;

const linksInMdx = (title: string): string => `Links between pages end in .mdx, which ${title} does not serve.`;

/** The frameworks that the tool has a preset for, in the order in which they are offered. */
export const frameworks = {
  docusaurus: {
    label: "Docusaurus",
    rootPath: "docs",
    settings: { formatter: "@graphql-markdown/docusaurus/mdx" },
    mdx: /\.mdx?$/u,
    start: "npm start",
  },
  starlight: {
    label: "Astro Starlight",
    rootPath: "src/content/docs",
    // Without `force`, each further run would list the pages again in `index.md`.
    settings: { ...preset("starlight"), force: true },
    mdx: /\.mdx$/u,
    start: "npm run dev",
    bug: linksInMdx("Starlight"),
    fix: "The file links.mjs turns them into URLs.",
  },
  fumadocs: {
    label: "Fumadocs",
    rootPath: "content/docs",
    settings: { ...preset("fumadocs"), linkRoot: "/docs" },
    mdx: /\.mdx$/u,
    start: "npm run dev",
    bug: `${linksInMdx("Fumadocs")} A formatter of your own can fix them.`,
  },
  vocs: { label: "Vocs", rootPath: "docs/pages", settings: preset("vocs"), mdx: /\.mdx$/u, start: "npm run dev" },
  honkit: {
    label: "HonKit",
    rootPath: "docs",
    settings: preset("honkit"),
    start: "npx honkit serve",
    bug: "The reason for a deprecation is below its box, not in it. Your own formatter can fix that.",
  },
  hugo: { label: "Hugo", rootPath: "content", settings: preset("hugo"), start: "hugo server" },
  mkdocs: { label: "MkDocs", rootPath: "docs", settings: preset("mkdocs"), start: "mkdocs serve" },
  mdbook: {
    label: "mdBook",
    rootPath: "src",
    settings: preset("mdbook"),
    start: "mdbook serve",
    bug: "SUMMARY.md links to index.md, a page that is not written, and the link has an extra brace. Fix that line by hand.",
  },
  docfx: {
    label: "DocFX",
    rootPath: "docs",
    settings: preset("docfx"),
    start: "docfx --serve",
    bug: "The uid of each page is indented in its front matter, which makes it invalid YAML. A formatter of your own can fix it.",
  },
} as const satisfies Readonly<Record<string, FrameworkFacts>>;

export type Framework = keyof typeof frameworks;

/** Returns the facts about a framework, typed with all optional keys. */
export const factsOfFramework = (name: Framework): FrameworkFacts => frameworks[name];
