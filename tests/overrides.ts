import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import manifest from "../package.json" with { type: "json" };

/**
 * Copies this project's `overrides` into the `package.json` of a test site, because some releases cannot be installed:
 * CONTRIBUTING.md gives the reason for each. Readers don't need the overrides where all releases are available.
 *
 * @param folder folder of the site, which contains a `package.json`
 */
export async function addOverrides(folder: string): Promise<void> {
  const file = path.join(folder, "package.json");
  const content = JSON.parse(await readFile(file, "utf8")) as object;
  await writeFile(file, JSON.stringify({ ...content, overrides: manifest.overrides }, undefined, 2));
}
