import { access, readdir } from "node:fs/promises";
import path from "node:path";
import { GenerationError } from "../error";
import { packageName } from "./module";
import type { ApiPackage } from "./packages";
import { SCOPE } from "./packages";

/** Ending of declaration files. */
export const SUFFIX = ".d.ts";

/** A package in `node_modules`. */
export interface InstalledPackage {
  readonly pkg: ApiPackage;
  readonly folder: string;
  /** Its declaration files, relative to its source folder, with `/`, sorted. */
  readonly files: readonly string[];
}

/** Leaves out what an earlier build left behind: beside `docfx/index.d.ts`, no exports map names `docfx.d.ts`. */
function withoutLeftovers(files: readonly string[]): string[] {
  return files.filter((file) => !files.includes(`${file.slice(0, -SUFFIX.length)}/index${SUFFIX}`));
}

/**
 * Finds the declaration files of an installed package.
 *
 * @throws GenerationError when the package is not installed or has none
 */
export async function findInstalled(root: string, pkg: ApiPackage): Promise<InstalledPackage> {
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
