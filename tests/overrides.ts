import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import manifest from "../package.json" with { type: "json" };

/**
 * Holds, in a site of a reader's, the versions that this project holds: CONTRIBUTING.md tells why each is. Where all releases
 * can be installed, a reader needs none of them.
 *
 * @param folder of the site, with a `package.json`
 */
export async function addOverrides(folder: string): Promise<void> {
  const file = path.join(folder, "package.json");
  const content = JSON.parse(await readFile(file, "utf8")) as object;
  await writeFile(file, JSON.stringify({ ...content, overrides: manifest.overrides }, undefined, 2));
}
