import { readFile, writeFile } from "node:fs/promises";

/**
 * Replaces a text in a file.
 *
 * @throws Error if the file stays the same
 */
export async function replaceIn(file: string, search: string | RegExp, replacement: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const replaced = text.replace(search, replacement);
  if (replaced === text) throw new Error(`${file} has no ${String(search)}.`);
  await writeFile(file, replaced);
}
