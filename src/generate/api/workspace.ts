import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";
import { GenerationError } from "../target";
import { prepareDeclarations } from "./declarations";
import { packageName } from "./modules";
import type { ApiModule } from "./modules";
import { API_PACKAGES, SCOPE } from "./packages";
import type { ApiPackage } from "./packages";

/** Ending of declaration files. */
const SUFFIX = ".d.ts";

interface InstalledPackage {
  readonly pkg: ApiPackage;
  readonly folder: string;
  /** The text of its `package.json`. */
  readonly manifest: string;
  /** Its declaration files, relative to its source folder, with `/`, sorted. */
  readonly files: readonly string[];
}

/**
 * Finds the declaration files of an installed package.
 *
 * @throws GenerationError when the package is not installed or has no declaration files
 */
async function findInstalled(root: string, pkg: ApiPackage): Promise<InstalledPackage> {
  const folder = path.join(root, "node_modules", SCOPE, pkg.name);
  const source = path.join(folder, pkg.source);
  const name = packageName(pkg);
  const fix = `Run \`npm ci\`, and check that package.json still lists ${name}.`;
  const manifest = await readFile(path.join(folder, "package.json"), "utf8").catch((cause: unknown) => {
    throw new GenerationError(`The package ${name} is not installed (${folder}).`, fix, { cause });
  });
  const all = await readdir(source, { recursive: true }).catch((cause: unknown) => {
    throw new GenerationError(`The package ${name} has no folder "${pkg.source}" (${source}).`, fix, { cause });
  });
  const declarations = all.filter((file) => file.endsWith(SUFFIX)).map((file) => file.split(path.sep).join("/"));
  if (declarations.length === 0) {
    const cause = new Error(`No file ends in ${SUFFIX} below ${source}`);
    throw new GenerationError(`The package ${name} has no type declarations.`, fix, { cause });
  }
  // Skips leftovers of earlier builds: if there is `docfx/index.d.ts`, no manifest exports `docfx.d.ts`.
  const files = declarations.filter(
    (file) => !declarations.includes(`${file.slice(0, -SUFFIX.length)}/index${SUFFIX}`),
  );
  return { pkg, folder, manifest, files: files.sort() };
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

/** The fields of a package's manifest that say how to reach its modules. */
interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}

async function copyPackage({ pkg, folder, manifest, files }: InstalledPackage, scope: string): Promise<ApiModule[]> {
  const to = path.join(scope, pkg.name);
  const nested = path.join(folder, "node_modules");
  await mkdir(to, { recursive: true });
  await writeFile(path.join(to, "package.json"), manifest);
  if (existsSync(nested)) await linkAll(nested, path.join(to, "node_modules"), []);
  const copies = files.map(async (relative): Promise<ApiModule> => {
    const file = path.join(to, pkg.source, relative);
    const text = await readFile(path.join(folder, pkg.source, relative), "utf8");
    const { text: prepared, declares, external } = prepareDeclarations(relative, text);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, prepared);
    const name = relative.slice(0, -SUFFIX.length).replace(/(?:^|\/)index$/, "");
    return { pkg, name, file, declares, external };
  });
  const fields = JSON.parse(manifest) as Manifest;
  return (await Promise.all(copies)).map((module) => ({ ...module, ...importOf(module, to, fields) }));
}

/** Returns the specifier to import a module from, or the command that runs it. */
function importOf(
  { pkg, name, file }: ApiModule,
  folder: string,
  { bin = {}, exports = {} }: Manifest,
): Pick<ApiModule, "command" | "named" | "specifier"> {
  const script = file.replace(/\.d\.ts$/, ".js");
  const command = Object.entries(bin).find(([, target]) => path.resolve(folder, target) === script)?.[0];
  if (command !== undefined) return { command };
  const base = packageName(pkg);
  const candidates = name === "" ? [base] : [`${base}/${name}`, `${base}/${name}/index`];
  // Resolve from a file beside the packages: from inside a package, its name would resolve to the package itself.
  const importer = path.join(folder, "../importer.ts");
  const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const specifier = candidates.find((candidate) => {
    const { resolvedModule } = ts.resolveModuleName(candidate, importer, options, ts.sys);
    return resolvedModule !== undefined && path.resolve(resolvedModule.resolvedFileName) === file;
  });
  if (specifier === undefined) return {};
  const subpath = `.${specifier.slice(base.length)}`;
  return { specifier, named: subpath === "." || Object.hasOwn(exports, subpath) };
}

/**
 * Copies the declarations of all packages, prepared for TypeDoc, into a folder in which they resolve as if installed.
 *
 * @param root the project's folder, with `node_modules` below it
 * @param folder an empty folder
 * @throws GenerationError when a package is not installed or has no declarations
 */
export async function fillWorkspace(root: string, folder: string): Promise<Workspace> {
  const target = path.join(folder, "node_modules");
  const tsconfig = path.join(folder, "tsconfig.json");
  // Find all packages before copying any: if one is missing, no copy is in progress when the folder is removed.
  const installed = await Promise.all(API_PACKAGES.map(async (pkg) => findInstalled(root, pkg)));
  await linkAll(path.join(root, "node_modules"), target, [SCOPE]);
  const copies = await Promise.all(installed.map(async (each) => copyPackage(each, path.join(target, SCOPE))));
  const modules = copies.flat();
  await writeFile(
    tsconfig,
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: modules.map(({ file }) => file) }),
  );
  return { folder, tsconfig, modules };
}
