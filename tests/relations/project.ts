import { execFile } from "node:child_process";
import { cp, mkdir, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { listFiles } from "@site/src/shared/files";
import manifest from "../../package.json" with { type: "json" };
import { project } from "../docs/markdown/files";
import { writeFiles } from "../writeFiles";

const modules = path.join(project, "node_modules");
const SCOPE = "@graphql-markdown";
/** Packages of the tool that a run of its command line needs. */
const TOOL = ["cli", "core", "formatters", "graphql", "helpers", "logger", "printer-legacy", "utils"];
/** Packages that a project itself depends on. */
const PROJECT_DEPENDENCIES = [`${SCOPE}/cli`, "graphql", "@graphql-tools/graphql-file-loader"];

/** How packages are installed: all in one folder (npm), each in its own folder (pnpm), or not yet. */
export type Layout = "npm" | "pnpm" | "none";

/** Makes `package.json` and a graphql-config file for options of the tool. The latter starts with the code `more`. */
export function configuration(type: "module" | "commonjs", options: object, more = ""): Record<string, string> {
  const { schema = "schema.graphql", ...extension } = options as { readonly schema?: string };
  const loaders = { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" };
  const config = { schema, extensions: { "graphql-markdown": { homepage: false, loaders, ...extension } } };
  const text = JSON.stringify(config, null, 2);
  return {
    "package.json": JSON.stringify({ private: true, type }),
    "graphql.config.js":
      type === "module"
        ? `${more}const config = ${text};\nexport default config;\n`
        : `${more}module.exports = ${text};\n`,
  };
}

/**
 * Writes files, the tool and `relations.mjs` into a folder.
 *
 * @param folder must exist, without packages
 * @param files content by path
 */
export async function createProject(
  folder: string,
  layout: Layout,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await writeFiles(folder, files);
  await cp(path.join(project, "packages/fast-relations/relations.mjs"), path.join(folder, "relations.mjs"));
  if (layout === "npm") await symlink(modules, path.join(folder, "node_modules"));
  if (layout === "pnpm") await installIsolated(path.join(folder, "node_modules"));
}

/** Copies each package of the tool to its own folder, beside links to its dependencies, and links the project's dependencies. */
async function installIsolated(target: string): Promise<void> {
  const store = path.join(target, ".pnpm");
  const homeOf = (name: string): string => path.join(store, `${SCOPE}+${name}`, "node_modules");
  // Like pnpm, also hoists all packages here, so that the tool finds the loaders and formatters of a configuration.
  const hoisted = path.join(store, "node_modules");
  await mkdir(path.join(hoisted, SCOPE), { recursive: true });
  await mkdir(path.join(target, SCOPE));
  for (const name of TOOL) {
    await cp(path.join(modules, SCOPE, name), path.join(homeOf(name), SCOPE, name), { recursive: true });
    await symlink(path.join(homeOf(name), SCOPE, name), path.join(hoisted, SCOPE, name));
  }
  for (const name of TOOL) {
    const { dependencies = {} } = JSON.parse(
      await readFile(path.join(homeOf(name), SCOPE, name, "package.json"), "utf8"),
    ) as { readonly dependencies?: Readonly<Record<string, string>> };
    for (const needed of Object.keys(dependencies)) await linkTo(needed, homeOf(name), homeOf);
  }
  for (const needed of PROJECT_DEPENDENCIES) {
    await linkTo(needed, target, homeOf);
    if (!needed.startsWith(SCOPE)) await linkTo(needed, hoisted, homeOf);
  }
  await linkTo("graphql-config", hoisted, homeOf);
  await mkdir(path.join(target, ".bin"));
  await symlink(`../${SCOPE}/cli/dist/main.js`, path.join(target, ".bin/gqlmd"));
}

async function linkTo(needed: string, folder: string, homeOf: (name: string) => string): Promise<void> {
  const toolPackage = TOOL.find((name) => needed === `${SCOPE}/${name}`);
  const link = path.join(folder, needed);
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(path.join(toolPackage === undefined ? modules : homeOf(toolPackage), needed), link);
}

export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/** Environment variable that enables `relations.mjs`. */
export const FASTER = { NODE_OPTIONS: "--import ./relations.mjs" };

/**
 * Runs a program of Node.js.
 *
 * @param cwd working directory
 * @param command its file and arguments
 * @param env variables in addition to those of this process
 */
export async function runNode(
  cwd: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Printed> {
  const inherited = { ...process.env, NODE_OPTIONS: "" };
  return promisify(execFile)(process.execPath, [...command], { cwd, env: { ...inherited, ...env }, maxBuffer: 1e8 });
}

/** The tool's command in a project. */
const GENERATE = [`node_modules/${SCOPE}/cli/dist/main.js`, "graphql-to-doc"];

/** Runs the tool in a project, and returns its output. */
export async function generate(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Printed> {
  await rm(path.join(folder, "docs"), { recursive: true, force: true });
  return runNode(folder, GENERATE, env);
}

/** Reads the pages of a project, by path. */
export async function pagesOf(folder: string): Promise<Record<string, string>> {
  const files = await listFiles(path.join(folder, "docs"));
  const read = files.map(async (file) => [file, await readFile(path.join(folder, "docs", file), "utf8")] as const);
  return Object.fromEntries(await Promise.all(read));
}

const run = promisify(execFile);

const PNPM = "pnpm@10.34.9";
const YARN = "@yarnpkg/cli-dist@4.17.1";

const { dependencies, overrides } = manifest;

/** Makes the manifest of a project with dependencies in the versions of this project. */
export function manifestOf(type: "module" | "commonjs", names: readonly (keyof typeof dependencies)[]): string {
  const versions = Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  return JSON.stringify({ private: true, type, dependencies: versions, resolutions: overrides });
}

/** Resolves a package that the project does not declare. This fails if the package manager isolates packages. */
const RESOLVE_UNDECLARED = 'process.exitCode = 3; import.meta.resolve("@graphql-markdown/graphql")';

/**
 * Installs packages with pnpm into a folder. Several projects can link to its `node_modules`.
 *
 * @param folder empty
 * @throws Error with the output of pnpm, or if the project can resolve an undeclared package
 */
export async function installWithPnpm(folder: string, names: readonly (keyof typeof dependencies)[]): Promise<void> {
  await writeFiles(folder, {
    "package.json": manifestOf("module", names),
    "pnpm-workspace.yaml": JSON.stringify({ packages: [], overrides }),
  });
  await run("npx", ["--yes", PNPM, "install"], { cwd: folder });
  const outcome = await runNode(folder, ["--input-type=module", "-e", RESOLVE_UNDECLARED]).catch((error: unknown) =>
    String(error),
  );
  if (typeof outcome !== "string" || !outcome.includes("ERR_MODULE_NOT_FOUND"))
    throw new Error("pnpm has not isolated the packages of the tool from the project.");
}

/**
 * Installs the packages of a manifest with Yarn Plug'n'Play, without `node_modules`.
 *
 * @param folder with a manifest
 * @throws Error with the output of Yarn
 */
export async function installWithYarn(folder: string): Promise<void> {
  // The lockfile keeps Yarn from looking for a workspace in parent folders.
  await writeFiles(folder, { "yarn.lock": "", ".yarnrc.yml": "nodeLinker: pnp\nenableTelemetry: false\n" });
  await yarn(folder, ["install", "--no-immutable"]);
}

/** Runs a Yarn command in a project, such as the program of a package. */
export async function yarn(
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Printed> {
  const variables = { ...process.env, NODE_OPTIONS: "", ...env };
  return run("npx", ["--yes", `--package=${YARN}`, "yarn", ...command], {
    cwd: folder,
    env: variables,
    maxBuffer: 1e8,
  });
}
