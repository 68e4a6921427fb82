import { cp } from "node:fs/promises";
import path from "node:path";
import { targets } from "@site/src/generate/targets";

/**
 * Gives a copy of the project the generated pages of the original, which are not in git.
 *
 * @param root - of the project, with its pages generated
 * @param folder - of the copy
 * @throws Error if a page is missing: run `npm run generate` first
 */
export async function copyPages(root: string, folder: string): Promise<void> {
  for (const { folder: parent, entries } of targets) {
    for (const entry of entries) {
      const name = path.join(parent, entry);
      await cp(path.join(root, name), path.join(folder, name), { recursive: true });
    }
  }
}
