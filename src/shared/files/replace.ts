import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "./list";

/** Whether two files hold the same bytes; a file that does not exist is the same as none. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([readFile(one), readFile(other).catch(() => undefined)]);
  return second !== undefined && first.equals(second);
}

/**
 * Puts finished folders in the place of earlier ones. Files that did not change are not touched, so that a development
 * server makes only the others anew and its watchers, which hold on to folders, stay in place. A file that is replaced
 * is whole at any time.
 *
 * @param staged absolute folder that holds the new entries; on the same file system
 * @param target absolute folder that receives them
 * @param names the entries to put in place, folders relative to both
 * @throws Error before anything is replaced, if one of the new entries is missing or empty
 */
export async function replaceEntries(staged: string, target: string, names: readonly string[]): Promise<void> {
  const moves: string[] = [];
  const gone: string[] = [];
  for (const name of names) {
    const files = await listFiles(path.join(staged, name));
    if (files.length === 0) throw new Error(`There is nothing to put in the place of ${path.join(target, name)}.`);
    const earlier = await listFiles(path.join(target, name));
    moves.push(...files.map((file) => path.join(name, file)));
    gone.push(...earlier.filter((file) => !files.includes(file)).map((file) => path.join(name, file)));
  }
  for (const file of gone) await rm(path.join(target, file));
  for (const file of moves) {
    const [from, to] = [path.join(staged, file), path.join(target, file)];
    if (await isSame(from, to)) continue;
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
  }
}
