import { copyFile, link, mkdir, readdir, readlink, symlink } from "node:fs/promises";
import path from "node:path";

/** Gives a file a second name, or copies it if the folders are on different file systems. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await copyFile(from, to);
  }
}

/**
 * Copies a folder by hard links: its files take no space, and their real paths are below the new folder. For files that
 * nobody writes to, such as installed packages.
 *
 * @param from - absolute path of a folder
 * @param to - absolute path of a folder that does not exist
 * @param skip - names of entries that are left out
 */
export async function linkFolder(from: string, to: string, skip: readonly string[] = []): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries
      .filter(({ name }) => !skip.includes(name))
      .map(async (entry) => {
        const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
        if (entry.isDirectory()) await linkFolder(source, target);
        else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
        else await linkFile(source, target);
      }),
  );
}
