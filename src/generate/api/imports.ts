import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { ApiModule } from "./module";
import { packageName } from "./module";

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Folder of a module's package in the workspace. */
function packageFolder({ file, pkg, name, isIndex }: ApiModule): string {
  const depth = [pkg.source, ...name.split("/").filter(Boolean), ...(isIndex ? ["index"] : [])].length;
  return path.resolve(file, ...Array.from({ length: depth }, () => ".."));
}

/** The shortest specifier that leads users to the module, as the compiler resolves it. */
function findSpecifier(module: ApiModule): string | undefined {
  const base = packageName(module.pkg);
  const candidates = module.name === "" ? [base] : [`${base}/${module.name}`, `${base}/${module.name}/index`];
  // A file beside the packages, because a package would look for its own name in itself.
  const user = path.join(packageFolder(module), "..", "user.ts");
  return candidates.find((candidate) => {
    const { resolvedModule } = ts.resolveModuleName(candidate, user, OPTIONS, ts.sys);
    return resolvedModule !== undefined && path.resolve(resolvedModule.resolvedFileName) === module.file;
  });
}

/** The command that starts the module, from the `bin` field of its package. */
function findCommand(module: ApiModule): string | undefined {
  const folder = packageFolder(module);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    bin?: Record<string, string>;
  };
  const script = module.file.replace(/\.d\.ts$/, ".js");
  return Object.entries(manifest.bin ?? {}).find(([, target]) => path.resolve(folder, target) === script)?.[0];
}

/** Adds to a module how users reach it: the specifier to import it from, or the command that runs it. */
export function withImport(module: ApiModule): ApiModule {
  const command = findCommand(module);
  const specifier = command === undefined ? findSpecifier(module) : undefined;
  return {
    ...module,
    ...(command === undefined ? {} : { command }),
    ...(specifier === undefined ? {} : { specifier }),
  };
}
