/** A framework that the tool has a preset for. */
interface FrameworkFacts {
  readonly label: string;
  /** Folder in which the framework looks for pages. */
  readonly rootPath: string;
  /** Settings of the tool that this framework always needs, regardless of the reader's options. */
  readonly settings: {
    readonly formatter: string;
    readonly linkRoot?: string;
    readonly force?: true;
    /** The tool's own home page is written for Docusaurus. */
    readonly homepage?: false;
    /** Only Docusaurus reads the ids behind headings; elsewhere they are text. */
    readonly sectionHeaderId?: false;
  };
  /**
   * Matches the files that it compiles as MDX. MDX is code: a schema can contain text that runs when the site is built, and in
   * readers' browsers. Other frameworks read plain Markdown.
   */
  readonly mdx?: RegExp;
  /** Command that starts its site. */
  readonly start: string;
  /** A known bug of the tool's preset for it, in a sentence for the reader. */
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

/** Returns a framework, typed with the keys that some frameworks lack. */
export const factsOfFramework = (name: Framework): FrameworkFacts => frameworks[name];
