import { access, mkdir, mkdtemp, readdir, readFile, realpath, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { tmpdir } from "node:os";
import { GenerationError } from "../target";
import { packageName } from "./modules";
import type { ApiModule } from "./modules";
import { API_PACKAGES, SCOPE } from "./packages";
import type { ApiPackage } from "./packages";
import { prepareDeclarations } from "./declarations";
import { withImport } from "./imports";

/** Ending of declaration files. */
const SUFFIX = ".d.ts";

interface InstalledPackage {
  readonly pkg: ApiPackage;
  readonly folder: string;
  /** Its declaration files, relative to its source folder, with `/`, sorted. */
  readonly files: readonly string[];
}

/** Skips leftovers of earlier builds: if there is `docfx/index.d.ts`, no manifest exports `docfx.d.ts`. */
function withoutLeftovers(files: readonly string[]): string[] {
  return files.filter((file) => !files.includes(`${file.slice(0, -SUFFIX.length)}/index${SUFFIX}`));
}

/**
 * Finds the declaration files of an installed package.
 *
 * @throws GenerationError when the package is not installed or has none
 */
async function findInstalled(root: string, pkg: ApiPackage): Promise<InstalledPackage> {
  const folder = path.join(root, "node_modules", SCOPE, pkg.name);
  const source = path.join(folder, pkg.source);
  const name = packageName(pkg);
  const fix = `Run \`npm ci\`, and check that package.json still lists ${name}.`;
  await access(path.join(folder, "package.json")).catch((cause: unknown) => {
    throw new GenerationError(`The package ${name} is not installed (${folder}).`, fix, { cause });
  });
  const files = await readdir(source, { recursive: true }).catch((cause: unknown) => {
    throw new GenerationError(`The package ${name} has no folder "${pkg.source}" (${source}).`, fix, { cause });
  });
  const declarations = files.filter((file) => file.endsWith(SUFFIX)).map((file) => file.split(path.sep).join("/"));
  if (declarations.length === 0) {
    const cause = new Error(`No file ends in ${SUFFIX} below ${source}`);
    throw new GenerationError(`The package ${name} has no type declarations.`, fix, { cause });
  }
  return { pkg, folder, files: withoutLeftovers(declarations).sort() };
}

/** A temporary copy of the packages' declarations, with links to all other installed packages. */
export interface Workspace {
  readonly folder: string;
  readonly tsconfig: string;
  readonly modules: readonly ApiModule[];
}

/** `bundler` resolution reads `exports` in manifests, as for users of the packages. */
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
  // "junction" links need no special rights on Windows; other systems ignore the argument.
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

/** Creates the empty folder of a workspace. The caller must remove it. */
export async function createWorkspaceFolder(): Promise<string> {
  // The real path, because TypeScript follows links and TypeDoc compares paths.
  return mkdtemp(path.join(await realpath(tmpdir()), "graphql-markdown-api-"));
}

/**
 * Copies the declarations of all packages, prepared for TypeDoc, into a folder in which they resolve as if installed.
 *
 * @param root the project's folder, with `node_modules` below it
 * @throws GenerationError when a package is not installed or has no declarations
 */
export async function fillWorkspace(root: string, folder: string): Promise<Workspace> {
  const target = path.join(folder, "node_modules");
  const tsconfig = path.join(folder, "tsconfig.json");
  // Find all packages before copying any: if one is missing, no copy is in progress when the folder is removed.
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
