import { readFile } from "node:fs/promises";
import path from "node:path";
import { packageNames } from "./browser/project/packages";
import type { Versions } from "./browser/project/packages";
import pinned from "./pinned.json";

/**
 * The versions that projects pin: those of the packages that this site has installed, so that what readers run is what made
 * their pages, and fixed ones of the frameworks that it does not use.
 *
 * @param root of the project
 * @throws Error when a package is not installed
 */
export async function readVersions(root: string): Promise<Versions> {
  const installed = await Promise.all(
    packageNames.map(async (name) => {
      const manifest = await readFile(path.join(root, "node_modules", name, "package.json"), "utf8");
      return [name, (JSON.parse(manifest) as { readonly version: string }).version] as const;
    }),
  );
  return { ...pinned, ...Object.fromEntries(installed) } as Versions;
}
