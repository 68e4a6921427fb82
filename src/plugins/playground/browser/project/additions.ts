import type { Framework } from "../options";
import type { GeneratedFile } from "../protocol";
import { docusaurusAddition } from "./docusaurusConfig";
import { AS_DATA_HOOK, mkdocsAddition, schemaAsDataHook } from "./mkdocs";
import type { PackageName } from "./packages";
import { AS_DATA, schemaAsDataModule } from "./schemaAsData";
import { generateCommandOf, hasGraphqlrc, pagesFolderOf, TITLE, toolOf, toolPackagesOf } from "./setup";
import type { Setup } from "./setup";
import { astroConfig, linksModule } from "./starlight";

/** A file for an existing site. */
export interface Addition extends GeneratedFile {
  /** Whether it is a file of its own, or says what to add to one that the site has. */
  readonly action: "new" | "merge";
  /** As code blocks name it. */
  readonly language: string;
}

/** What an existing site needs. */
export interface Additions {
  /** Where the schema goes; it is a new file, too, and the first. */
  readonly schemaFile: string;
  /** In the order in which they are added. */
  readonly files: readonly Addition[];
  /** What to run at the end, in the folder of the site. */
  readonly commands: readonly string[];
}

interface FrameworkFacts {
  /** Packages that its pages import and that no site has by itself. */
  readonly packages?: readonly string[];
  readonly files?: (setup: Setup) => readonly Addition[];
  readonly start: string;
}

const MUI = ["@mui/material", "@emotion/react", "@emotion/styled"] as const;

const FRAMEWORKS: Readonly<Record<Framework, FrameworkFacts>> = {
  docusaurus: {
    files: (setup) => [
      { path: "docusaurus.config.js", action: "merge", language: "js", text: docusaurusAddition(setup) },
    ],
    start: "npm start",
  },
  starlight: {
    files: (setup) => [
      { path: "links.mjs", action: "new", language: "js", text: linksModule },
      {
        path: AS_DATA,
        action: "new",
        language: "js",
        text: schemaAsDataModule("@graphql-markdown/formatters/starlight", pagesFolderOf(setup)),
      },
      { path: "astro.config.mjs", action: "merge", language: "js", text: astroConfig },
    ],
    start: "npm run dev",
  },
  fumadocs: { packages: MUI, start: "npm run dev" },
  vocs: { packages: MUI, start: "npm run dev" },
  honkit: { start: "npx honkit serve" },
  hugo: { start: "hugo server" },
  mkdocs: {
    files: (setup) => [
      {
        path: AS_DATA_HOOK,
        action: "new",
        language: "python",
        text: schemaAsDataHook(toolOf(setup).options.baseURL),
      },
      { path: "mkdocs.yml", action: "merge", language: "yaml", text: mkdocsAddition },
    ],
    start: "mkdocs serve",
  },
  mdbook: {
    // The preset's summary, which replaces that of the book, links to it.
    files: () => [{ path: "src/introduction.md", action: "new", language: "md", text: `# ${TITLE}\n` }],
    start: "mdbook serve",
  },
  docfx: {
    files: (setup) => [
      {
        path: "docfx.json",
        action: "merge",
        language: "json",
        text: `${JSON.stringify({ build: { content: [{ files: ["**/*.{md,yml}"] }] } }, undefined, 2)}\n`,
      },
      {
        path: "toc.yml",
        action: "merge",
        language: "yaml",
        text: `- name: ${TITLE}\n  href: ${pagesFolderOf(setup)}/toc.yml\n`,
      },
    ],
    start: "docfx --serve",
  },
};

/** The command that installs packages, with exact versions where this site knows one that works. */
function installCommand(setup: Setup, more: readonly string[]): string {
  const pinned = toolPackagesOf(setup).map((name: PackageName) => `${name}@${setup.versions[name]}`);
  const flags = setup.options.framework === "docusaurus" ? "--save-exact" : "--save-dev --save-exact";
  return `npm install ${flags} ${[...pinned, ...more].join(" ")}`;
}

/**
 * What an existing site of the framework needs to have the pages: files in their order, and the commands at the end.
 *
 * @param setup with the framework among its options
 */
export function additionsTo(setup: Setup): Additions {
  const { graphqlrc, schemaFile } = toolOf(setup);
  const { packages = [], files = () => [], start } = FRAMEWORKS[setup.options.framework];
  const own: readonly Addition[] = hasGraphqlrc(setup)
    ? [{ path: ".graphqlrc", action: "new", language: "yaml", text: graphqlrc }]
    : [];
  return {
    schemaFile,
    files: [...own, ...files(setup)],
    commands: [installCommand(setup, packages), `npx ${generateCommandOf(setup)}`, start],
  };
}
