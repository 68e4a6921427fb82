import { hasTakeHomeFormatter } from "../options";
import type { GeneratedFile } from "../protocol";
import { docusaurusConfig } from "./docusaurusConfig";
import { firstPageOf } from "./firstPage";
import type { ProjectKind } from "./kinds";
import { manifestOf } from "./manifest";
import { AS_DATA_HOOK, mkdocsConfig, requirementsOf, schemaAsDataHook } from "./mkdocs";
import { readmeOf } from "./readme";
import { AS_DATA, schemaAsDataModule } from "./schemaAsData";
import { hasGraphqlrc, pagesFolderOf, toolOf } from "./setup";
import type { Setup } from "./setup";
import { astroConfig, contentConfig, linksModule } from "./starlight";
import { pagesModule, vitepressConfig } from "./vitepress";
import { countPagesOf, workflowOf } from "./workflow";

const isPage = ({ path }: GeneratedFile): boolean => /\.mdx?$/u.test(path);

/** What no repository should hold, beside packages. */
const IGNORED: Readonly<Record<ProjectKind, readonly string[]>> = {
  docusaurus: ["build/", ".docusaurus/"],
  starlight: ["dist/", ".astro/"],
  mkdocs: ["site/", ".venv/"],
  vitepress: ["docs/.vitepress/dist/", "docs/.vitepress/cache/"],
  markdown: [],
};

type Texts = Readonly<Record<string, string>>;

/** What the generator of the site wants. */
function siteFilesOf(project: ProjectKind, setup: Setup): Texts {
  switch (project) {
    case "docusaurus":
      return {
        "docusaurus.config.js": docusaurusConfig(setup),
        [AS_DATA]: schemaAsDataModule(
          hasTakeHomeFormatter(setup.options) ? undefined : "@graphql-markdown/docusaurus/mdx",
          pagesFolderOf(setup),
        ),
      };
    case "starlight":
      return {
        "astro.config.mjs": astroConfig,
        "links.mjs": linksModule,
        [AS_DATA]: schemaAsDataModule("@graphql-markdown/formatters/starlight", pagesFolderOf(setup)),
        "src/content.config.mjs": contentConfig,
      };
    case "mkdocs":
      return {
        "mkdocs.yml": mkdocsConfig,
        [AS_DATA_HOOK]: schemaAsDataHook(toolOf(setup).options.baseURL),
        "requirements.txt": requirementsOf(setup.versions),
      };
    case "vitepress":
      return { "docs/.vitepress/config.mjs": vitepressConfig, "docs/.vitepress/pages.mjs": pagesModule };
    case "markdown":
      return {};
  }
}

/**
 * All files of a project that runs: those of its site, the schema, the configuration, and the generated pages.
 *
 * @param project whose framework is that of the options
 * @param source the schema
 * @param files the generated ones, with paths from the folder of the site
 * @param included what it has as it is: the licence, and the formatter that the options name, if it is one to copy
 * @returns the files to read first come first
 */
export function projectOf(
  project: ProjectKind,
  setup: Setup,
  source: string,
  files: readonly GeneratedFile[],
  included: readonly GeneratedFile[] = [],
): readonly GeneratedFile[] {
  const { graphqlrc, schemaFile } = toolOf(setup);
  const texts: Texts = {
    "README.md": readmeOf(project, setup, files),
    "package.json": manifestOf(project, setup),
    ...siteFilesOf(project, setup),
    ...(hasGraphqlrc(setup) ? { ".graphqlrc": graphqlrc } : {}),
    [schemaFile]: source,
    ".github/workflows/schema-pages.yml": workflowOf(setup),
    "count-pages.mjs": countPagesOf(setup, files.filter(isPage).length),
    ".gitignore": ["node_modules/", ...IGNORED[project], ""].join("\n"),
  };
  const first = project === "markdown" ? [] : [firstPageOf(project, setup, files)];
  return [...Object.entries(texts).map(([path, text]) => ({ path, text })), ...included, ...first, ...files];
}
