import { readFile, writeFile } from "node:fs/promises";

/**
 * Changes the text of a file.
 *
 * @throws Error if that changes nothing
 */
export async function replaceIn(file: string, place: string | RegExp, by: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const replaced = text.replace(place, by);
  if (replaced === text) throw new Error(`${file} has no ${String(place)}.`);
  await writeFile(file, replaced);
}
