import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Every file below a folder.
 *
 * @param folder absolute path; a folder that does not exist has no files
 * @returns paths relative to `folder`, with `/` on every platform, sorted by code unit so that the order is the same everywhere
 */
export async function listFiles(folder: string): Promise<string[]> {
  let entries;
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
