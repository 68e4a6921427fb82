import { execFile } from "node:child_process";
import { cp, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { downloads } from "@site/src/data/downloads";
import { createArchive } from "@site/src/plugins/downloads";
import report from "../../packages/schema-report/package.json" with { type: "json" };
import manifest from "../../package.json" with { type: "json" };
import { project } from "../docs/markdown/files";
import { addOverrides } from "../overrides";
import { writeFiles } from "../writeFiles";

const run = promisify(execFile);

/** Packages that a site with the formatter needs, and that the template of Docusaurus does not install. */
const PACKAGES = [
  "@graphql-markdown/docusaurus",
  "@graphql-tools/graphql-file-loader",
  "graphql",
  "@dagrejs/dagre",
] as const;

/** Makes the build fail at every kind of broken link that Docusaurus finds. */
const BROKEN_LINKS = `
  onBrokenAnchors: "throw",
  markdown: { hooks: { onBrokenMarkdownLinks: "throw", onBrokenMarkdownImages: "throw" } },`;

/**
 * Creates a site with a pinned `create-docusaurus`, without installing its packages.
 *
 * @param parent folder in which the site is created
 * @param language of its configuration, `javascript` or `typescript`
 * @returns its folder
 * @throws Error with the output of the command that fails
 */
export async function scaffold(parent: string, language = "javascript"): Promise<string> {
  const version = manifest.dependencies["@docusaurus/core"];
  const options = ["site", "classic", `--${language}`, "--skip-install"];
  await run("npx", ["--yes", `create-docusaurus@${version}`, ...options], { cwd: parent });
  return path.join(parent, "site");
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Installs the packages of a site, and those of the formatter and `schema-report` in the versions of this project.
 *
 * @throws Error with the output of npm
 */
async function install(site: string): Promise<void> {
  const file = path.join(site, "package.json");
  const content = JSON.parse(await readFile(file, "utf8")) as Manifest;
  const added = Object.fromEntries(PACKAGES.map((name) => [name, manifest.dependencies[name]]));
  const dependencies = { ...content.dependencies, ...added, ...report.dependencies };
  await writeFile(file, JSON.stringify({ ...content, dependencies }, undefined, 2));
  await addOverrides(site);
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: site });
}

/** Runs `work` while dagre is removed from a site. */
async function withoutDagre<Result>(site: string, work: () => Promise<Result>): Promise<Result> {
  const [installed, aside] = [path.join(site, "node_modules/@dagrejs"), path.join(site, "dagrejs")];
  await rename(installed, aside);
  const result = await work();
  await rename(aside, installed);
  return result;
}

/** Reads the entry `plugins` from the configuration in the formatter's README. */
async function pluginsOfReadme(): Promise<string> {
  const readme = await readFile(path.join(project, "packages/reference-formatter/README.md"), "utf8");
  const found = /```js\n\s*export default \{\n(?<plugins>\s*plugins: \[.*?)\n\s*\};\n\s*```/su.exec(readme)?.groups?.[
    "plugins"
  ];
  if (found === undefined)
    throw new Error("packages/reference-formatter/README.md shows no configuration with `plugins`.");
  return found;
}

/** Replaces the only occurrence of `search` in a text. */
function replaceOnly(text: string, search: string, replacement: string): string {
  if (text.split(search).length !== 2) throw new Error(`There should be one "${search}" in:\n${text}`);
  return text.replace(search, () => replacement);
}

/**
 * Adds plugins to the configuration, and makes the build fail at broken links.
 *
 * @param plugins as returned by `pluginsOfReadme`
 */
async function configure(site: string, plugins: string): Promise<void> {
  const file = path.join(site, "docusaurus.config.js");
  const text = replaceOnly(await readFile(file, "utf8"), "  presets:", `${plugins}\n  presets:`);
  await writeFile(file, replaceOnly(text, "  onBrokenLinks: 'throw',", `  onBrokenLinks: "throw",${BROKEN_LINKS}`));
}

async function copyFormatter(site: string): Promise<void> {
  await cp(path.join(project, "packages/reference-formatter"), path.join(site, "formatter"), { recursive: true });
}

/** Unpacks the archive of `schema-report` in a site, without the files that only its tests need. */
async function unpackReport(site: string): Promise<void> {
  const { source, folder } = downloads["schema-report"];
  const files = Object.entries(unzipSync(await createArchive(path.join(project, source), folder)));
  const needed = files.filter(([file]) => !/(?:\.test|\/testing)\.mjs$/u.test(file));
  await writeFiles(site, Object.fromEntries(needed.map(([file, bytes]) => [file, Buffer.from(bytes).toString()])));
}

/**
 * Writes the changelog and the coverage of a site's schema into its docs, as the guide says.
 *
 * @param earlier SDL that the changelog compares the schema with
 * @throws Error with the output of the command that fails
 */
async function writeReports(site: string, earlier: string): Promise<void> {
  await unpackReport(site);
  await writeFile(path.join(site, "earlier.graphql"), earlier);
  const reports = [
    ["changes", "earlier.graphql", "--name", "Additions"],
    ["coverage", "--out", "docs/coverage.mdx"],
  ];
  for (const args of reports) {
    const command = ["schema-report/cli.mjs", ...args, "--config", "docusaurus.config.js"];
    await run(process.execPath, command, { cwd: site });
  }
}

/**
 * Runs a command of Docusaurus in a site, and returns its output.
 *
 * @throws Error with the output of a command that fails
 */
export async function docusaurus(site: string, ...command: readonly string[]): Promise<string> {
  // Vitest sets NODE_ENV to "test".
  const options = { cwd: site, env: { ...process.env, NODE_ENV: "production" }, maxBuffer: 1 << 26 };
  const program = path.join(site, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const { stdout, stderr } = await run(process.execPath, [program, ...command], options);
  return stdout + stderr;
}

/** A site with the formatter, after the README's steps. */
export interface StockSite {
  /** Folder of the site. */
  readonly folder: string;
  /** Results without dagre: output of the tool, one of the pages, and output of the formatter's tests. */
  readonly withoutDagre: { readonly printed: string; readonly page: string; readonly tests: string };
}

/** The released version of the docs, at `/docs`. The next version is at `/docs/next`. */
const VERSION = "1.0";

/**
 * Creates a site, copies the formatter into it, generates pages without dagre and with it, adds reports about the schema, saves
 * the docs as a version, and builds the site.
 *
 * @param parent folder in which the site is created
 * @param schema SDL
 * @param earlier SDL that the changelog compares the schema with
 * @param more source code of further options of the tool
 * @param page path of the page to return from the run without dagre, below `docs/`
 * @throws Error with the output of the command that fails
 */
export async function buildStockSite(
  parent: string,
  { schema, earlier, more, page }: Readonly<Record<"schema" | "earlier" | "more" | "page", string>>,
): Promise<StockSite> {
  const folder = await scaffold(parent);
  await install(folder);
  await copyFormatter(folder);
  await writeFile(path.join(folder, "schema.graphql"), schema);
  await configure(folder, replaceOnly(await pluginsOfReadme(), "printTypeOptions:", `${more} printTypeOptions:`));
  const without = await withoutDagre(folder, async () => {
    const printed = await docusaurus(folder, "graphql-to-doc");
    const content = await readFile(path.join(folder, "docs", page), "utf8");
    const cwd = path.join(folder, "formatter");
    const { stdout: tests } = await run(process.execPath, ["--test", "--test-reporter=tap"], { cwd });
    return { printed, page: content, tests };
  });
  await docusaurus(folder, "graphql-to-doc");
  await writeReports(folder, earlier);
  await docusaurus(folder, "docs:version", VERSION);
  await docusaurus(folder, "build");
  return { folder, withoutDagre: without };
}

export interface BeforeAndAfter {
  /** Folder of the build with the tool's own pages. */
  readonly before: string;
  /** Folder of the build with the pages of the formatter. */
  readonly after: string;
}

/**
 * Creates a site, and builds it without the three lines that the README adds to the configuration, then with them.
 *
 * @param parent folder in which the site is created
 * @param schema SDL
 * @throws Error with the output of the command that fails
 */
export async function buildBeforeAndAfter(parent: string, schema: string): Promise<BeforeAndAfter> {
  const folder = await scaffold(parent);
  await install(folder);
  await writeFile(path.join(folder, "schema.graphql"), schema);
  const config = path.join(folder, "docusaurus.config.js");
  const original = await readFile(config, "utf8");
  const plugins = await pluginsOfReadme();
  const build = async (name: string, lines: string): Promise<string> => {
    await writeFile(config, original);
    await configure(folder, lines);
    await docusaurus(folder, "graphql-to-doc");
    await docusaurus(folder, "build", "--out-dir", name);
    return path.join(folder, name);
  };
  const stock = plugins.split("\n").filter((line) => !/ \/\/ \d: /u.test(line));
  const before = await build("before", stock.join("\n"));
  await copyFormatter(folder);
  return { before, after: await build("after", plugins) };
}
