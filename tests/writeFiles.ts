import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Writes files and the folders they need.
 *
 * @param folder folder to which the paths are relative
 * @param files content by path
 * @param mode permissions of the files, if not the default
 */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
  mode?: number,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content, { mode });
  }
}
