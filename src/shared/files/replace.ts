import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Puts finished folders in the place of earlier ones. The earlier output is moved aside first and moved back
 * when anything goes wrong, so a reader of the folder sees the old pages or the new ones, never a mixture.
 *
 * @param staged absolute folder that holds the new entries
 * @param target absolute folder that receives them
 * @param names the entries to move, relative to both
 * @param aside absolute folder, on the same file system, that keeps the earlier entries meanwhile
 */
export async function replaceEntries(
  staged: string,
  target: string,
  names: readonly string[],
  aside: string,
): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await mkdir(target, { recursive: true });
  const existing = new Set(await readdir(target));
  const movedAside: string[] = [];
  const movedIn: string[] = [];
  try {
    for (const name of names) {
      if (existing.has(name)) {
        await rename(path.join(target, name), path.join(aside, name));
        movedAside.push(name);
      }
      await rename(path.join(staged, name), path.join(target, name));
      movedIn.push(name);
    }
  } catch (error) {
    for (const name of movedIn) await rm(path.join(target, name), { recursive: true, force: true });
    for (const name of movedAside) await rename(path.join(aside, name), path.join(target, name));
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}
