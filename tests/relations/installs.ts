import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import { writeFiles } from "../writeFiles";
import { runNode } from "./project";
import type { Printed } from "./project";

const run = promisify(execFile);

const PNPM = "pnpm@10.34.9";
const YARN = "@yarnpkg/cli-dist@4.17.1";

const { dependencies, overrides } = manifest;

/** The manifest of a project that names the tool, and what it loads by its configuration. */
export function manifestOf(type: "module" | "commonjs", names: readonly (keyof typeof dependencies)[]): string {
  const versions = Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  return JSON.stringify({ private: true, type, dependencies: versions, resolutions: overrides });
}

/** A package that only those find that declare it: if a project does, the package manager does not keep packages apart. */
const HIDDEN = 'process.exitCode = 3; import.meta.resolve("@graphql-markdown/graphql")';

/**
 * Installs packages with pnpm into a folder, which others may share by a link.
 *
 * @param folder empty
 * @throws Error with the output of pnpm, or when the project finds a package that it does not name
 */
export async function installWithPnpm(folder: string, names: readonly (keyof typeof dependencies)[]): Promise<void> {
  await writeFiles(folder, {
    "package.json": manifestOf("module", names),
    "pnpm-workspace.yaml": JSON.stringify({ packages: [], overrides }),
  });
  await run("npx", ["--yes", PNPM, "install"], { cwd: folder });
  const found = await runNode(folder, ["--input-type=module", "-e", HIDDEN]).catch((error: unknown) => String(error));
  if (typeof found !== "string" || !found.includes("ERR_MODULE_NOT_FOUND"))
    throw new Error("pnpm has not kept the packages of the tool from the project.");
}

/**
 * Installs what a manifest names with Yarn, without a folder of packages: Plug'n'Play.
 *
 * @param folder with a manifest
 * @throws Error with the output of Yarn
 */
export async function installWithYarn(folder: string): Promise<void> {
  // The lockfile says that this is a project of its own.
  await writeFiles(folder, { "yarn.lock": "", ".yarnrc.yml": "nodeLinker: pnp\nenableTelemetry: false\n" });
  await yarn(folder, ["install", "--no-immutable"]);
}

/** Runs a command of Yarn in a project; the program of a package is one. */
export async function yarn(
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Printed> {
  const own = { ...process.env, NODE_OPTIONS: "", ...env };
  return run("npx", ["--yes", `--package=${YARN}`, "yarn", ...command], { cwd: folder, env: own, maxBuffer: 1e8 });
}
