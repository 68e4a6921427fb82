import type { ProjectKind } from "./kinds";
import type { PackageName } from "./packages";
import { generateCommandOf, toolPackagesOf } from "./setup";
import type { Setup } from "./setup";

/** What a kind of project installs from npm beside the tool. */
const PACKAGES: Readonly<Record<ProjectKind, readonly PackageName[]>> = {
  docusaurus: ["@docusaurus/core", "@docusaurus/preset-classic", "@mdx-js/react", "react", "react-dom"],
  starlight: ["@astrojs/starlight", "astro"],
  mkdocs: [],
  vitepress: ["vitepress"],
  markdown: [],
};

/** Scripts that generate the pages before anything reads them. */
const SCRIPTS: Readonly<Record<ProjectKind, Readonly<Record<string, string>>>> = {
  docusaurus: { start: "docusaurus start", build: "docusaurus build", serve: "docusaurus serve" },
  starlight: { start: "astro dev", build: "astro build", serve: "astro preview" },
  mkdocs: { start: "mkdocs serve", build: "mkdocs build" },
  vitepress: { start: "vitepress dev docs", build: "vitepress build docs", serve: "vitepress preview docs" },
  markdown: {},
};

/** Runs of what was built need no new pages. */
const NEEDS_NO_PAGES = "serve";

/** The `package.json` of a project, with exact versions. */
export function manifestOf(project: ProjectKind, setup: Setup): string {
  const names = [...PACKAGES[project], ...toolPackagesOf(setup)].sort();
  const scripts = Object.entries(SCRIPTS[project]).map(([name, command]) => [
    name,
    name === NEEDS_NO_PAGES ? command : `npm run generate && ${command}`,
  ]);
  const manifest = {
    name: "graphql-api-docs",
    private: true,
    engines: { node: ">=20" },
    scripts: { generate: generateCommandOf(setup), ...(Object.fromEntries(scripts) as Record<string, string>) },
    dependencies: Object.fromEntries(names.map((name) => [name, setup.versions[name]])),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
