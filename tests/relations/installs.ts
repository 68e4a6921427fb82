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

/** Makes the manifest of a project with dependencies in the versions of this project. */
export function manifestOf(type: "module" | "commonjs", names: readonly (keyof typeof dependencies)[]): string {
  const versions = Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  return JSON.stringify({ private: true, type, dependencies: versions, resolutions: overrides });
}

/** Imports a package that the project does not declare, which fails if the package manager isolates packages. */
const HIDDEN = 'process.exitCode = 3; import.meta.resolve("@graphql-markdown/graphql")';

/**
 * Installs packages with pnpm into a folder, which projects may share by a link.
 *
 * @param folder empty
 * @throws Error with the output of pnpm, or if the project can import an undeclared package
 */
export async function installWithPnpm(folder: string, names: readonly (keyof typeof dependencies)[]): Promise<void> {
  await writeFiles(folder, {
    "package.json": manifestOf("module", names),
    "pnpm-workspace.yaml": JSON.stringify({ packages: [], overrides }),
  });
  await run("npx", ["--yes", PNPM, "install"], { cwd: folder });
  const found = await runNode(folder, ["--input-type=module", "-e", HIDDEN]).catch((error: unknown) => String(error));
  if (typeof found !== "string" || !found.includes("ERR_MODULE_NOT_FOUND"))
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
  const own = { ...process.env, NODE_OPTIONS: "", ...env };
  return run("npx", ["--yes", `--package=${YARN}`, "yarn", ...command], { cwd: folder, env: own, maxBuffer: 1e8 });
}
