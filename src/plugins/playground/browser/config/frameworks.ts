import type { Framework } from "../options";

/** What the configuration for a framework has, whatever a reader chooses. */
export interface FrameworkSettings {
  readonly rootPath: string;
  readonly formatter: string;
  readonly linkRoot?: string;
  readonly force?: true;
  /** The tool's own home page is made for Docusaurus. */
  readonly homepage?: false;
  /** Only Docusaurus reads the ids behind headings; elsewhere they are text. */
  readonly sectionHeaderId?: false;
}

/** What all frameworks but Docusaurus have in common. */
function preset(name: Exclude<Framework, "docusaurus">, rootPath: string): FrameworkSettings {
  return { rootPath, formatter: `@graphql-markdown/formatters/${name}`, homepage: false, sectionHeaderId: false };
}

/** Where each framework looks for pages, and who formats them. */
export const frameworkSettings: Readonly<Record<Framework, FrameworkSettings>> = {
  docusaurus: { rootPath: "docs", formatter: "@graphql-markdown/docusaurus/mdx" },
  // Without `force`, each further run would list the pages once more in `index.md`.
  starlight: { ...preset("starlight", "src/content/docs"), force: true },
  fumadocs: { ...preset("fumadocs", "content/docs"), linkRoot: "/docs" },
  vocs: preset("vocs", "docs/pages"),
  honkit: preset("honkit", "docs"),
  hugo: preset("hugo", "content"),
  mkdocs: preset("mkdocs", "docs"),
  mdbook: preset("mdbook", "src"),
  docfx: preset("docfx", "docs"),
};
