import { access, mkdir, mkdtemp, readFile, readdir, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareDeclarations } from "./declarations";
import { withImport } from "./imports";
import type { InstalledPackage } from "./installed";
import { SUFFIX, findInstalled } from "./installed";
import type { ApiModule } from "./module";
import { API_PACKAGES, SCOPE } from "./packages";

/** A temporary copy of the packages' declarations, with every other package linked beside them. */
export interface Workspace {
  readonly folder: string;
  readonly tsconfig: string;
  readonly modules: readonly ApiModule[];
}

/** `bundler` resolution reads the `exports` maps the way the packages' users do. */
const COMPILER_OPTIONS = {
  module: "esnext",
  moduleResolution: "bundler",
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: "es2022",
  types: ["node"],
};

async function linkAll(from: string, to: string, skip: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = (await readdir(from)).filter((entry) => !entry.startsWith(".") && !skip.includes(entry));
  // "junction" is the kind of link that Windows allows without special rights; other systems ignore it.
  await Promise.all(entries.map((entry) => symlink(path.join(from, entry), path.join(to, entry), "junction")));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function copyModule({ pkg, folder }: InstalledPackage, to: string, relative: string): Promise<ApiModule> {
  const file = path.join(to, pkg.source, relative);
  const text = await readFile(path.join(folder, pkg.source, relative), "utf8");
  const { text: prepared, declares, external } = prepareDeclarations(relative, text);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, prepared);
  const name = relative.slice(0, -SUFFIX.length);
  const isIndex = name === "index" || name.endsWith("/index");
  return { pkg, name: name.replace(/(?:^|\/)index$/, ""), file, isIndex, declares, external };
}

async function copyPackage(installed: InstalledPackage, scope: string): Promise<ApiModule[]> {
  const { pkg, folder, files } = installed;
  const to = path.join(scope, pkg.name);
  const nested = path.join(folder, "node_modules");
  await mkdir(to, { recursive: true });
  await writeFile(path.join(to, "package.json"), await readFile(path.join(folder, "package.json")));
  if (await exists(nested)) await linkAll(nested, path.join(to, "node_modules"), []);
  return Promise.all(files.map(async (file) => copyModule(installed, to, file)));
}

/** Makes the empty folder of a workspace; the caller removes it when done, or when the next step fails. */
export async function createWorkspaceFolder(): Promise<string> {
  // The real path, because TypeScript follows links and TypeDoc compares paths.
  return mkdtemp(path.join(await realpath(tmpdir()), "graphql-markdown-api-"));
}

/**
 * Copies the declarations of all packages, prepared for TypeDoc, into a folder where they resolve as if installed.
 *
 * @param root the project's folder, with `node_modules` below it
 * @param folder an empty folder
 * @throws GenerationError when a package is not installed or has no declarations
 */
export async function fillWorkspace(root: string, folder: string): Promise<Workspace> {
  const target = path.join(folder, "node_modules");
  const tsconfig = path.join(folder, "tsconfig.json");
  // All packages are found before any is copied: on a failure, the folder can be removed with no copy under way.
  const installed = await Promise.all(API_PACKAGES.map(async (pkg) => findInstalled(root, pkg)));
  await linkAll(path.join(root, "node_modules"), target, [SCOPE]);
  const copies = await Promise.all(installed.map(async (each) => copyPackage(each, path.join(target, SCOPE))));
  const modules = copies.flat().map(withImport);
  await writeFile(
    tsconfig,
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: modules.map(({ file }) => file) }),
  );
  return { folder, tsconfig, modules };
}
