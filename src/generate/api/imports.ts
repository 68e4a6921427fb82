import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { ApiModule } from "./modules";
import { packageName } from "./modules";

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

function packageFolder({ file, pkg, name, isIndex }: ApiModule): string {
  const depth = [pkg.source, ...name.split("/").filter(Boolean), ...(isIndex ? ["index"] : [])].length;
  return path.resolve(file, ...Array.from({ length: depth }, () => ".."));
}

/** Finds the shortest specifier that the compiler resolves to the module. */
function findSpecifier(module: ApiModule): string | undefined {
  const base = packageName(module.pkg);
  const candidates = module.name === "" ? [base] : [`${base}/${module.name}`, `${base}/${module.name}/index`];
  // Resolve from a file beside the packages: inside a package, its own name would resolve to itself.
  const user = path.join(packageFolder(module), "..", "user.ts");
  return candidates.find((candidate) => {
    const { resolvedModule } = ts.resolveModuleName(candidate, user, OPTIONS, ts.sys);
    return resolvedModule !== undefined && path.resolve(resolvedModule.resolvedFileName) === module.file;
  });
}

/** The fields of a package's manifest that say how to reach its modules. */
interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
}

function manifestOf(module: ApiModule): Manifest {
  return JSON.parse(readFileSync(path.join(packageFolder(module), "package.json"), "utf8")) as Manifest;
}

/** Whether the manifest lists the path of a module under `exports`, so that it is meant to be imported. */
function isListed(module: ApiModule, specifier: string): boolean {
  const subpath = `.${specifier.slice(packageName(module.pkg).length)}`;
  return subpath === "." || Object.hasOwn(manifestOf(module).exports ?? {}, subpath);
}

/** Finds the command that runs the module, from the `bin` field of its package. */
function findCommand(module: ApiModule): string | undefined {
  const folder = packageFolder(module);
  const script = module.file.replace(/\.d\.ts$/, ".js");
  return Object.entries(manifestOf(module).bin ?? {}).find(
    ([, target]) => path.resolve(folder, target) === script,
  )?.[0];
}

/** Adds to a module the specifier to import it from, or the command that runs it. */
export function withImport(module: ApiModule): ApiModule {
  const command = findCommand(module);
  const specifier = command === undefined ? findSpecifier(module) : undefined;
  return {
    ...module,
    ...(command === undefined ? {} : { command }),
    ...(specifier === undefined ? {} : { specifier, named: isListed(module, specifier) }),
  };
}
