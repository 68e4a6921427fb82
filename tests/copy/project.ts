import { execFile } from "node:child_process";
import { copyFile, cp, link, mkdir, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { targets } from "@site/src/generate/targets";

const run = promisify(execFile);

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("git", args, { cwd: root, maxBuffer: 1 << 26 });
  return stdout;
}

/** The files of the project, as git lists them: those that it tracks, and new ones that it does not ignore. */
async function sourceFiles(root: string): Promise<string[]> {
  const listed = await git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  const deleted = new Set((await git(root, "ls-files", "-z", "--deleted")).split("\0"));
  return listed.split("\0").filter((file) => file !== "" && !deleted.has(file));
}

/**
 * Makes a copy of the project that can be built: its files without anything that was made from them, the same history,
 * and packages of its own, so that no module of the copy has a path outside it and no cache is shared.
 *
 * @param root - of the project, a checkout of git with its packages installed
 * @param folder - where the copy is made; emptied first
 * @throws Error if the project is not a checkout of git, lacks its packages, or has not compiled its search
 */
export async function copyProject(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of await sourceFiles(root)) await cp(path.join(root, file), path.join(folder, file));
  // Git reads the history of the project: pages say when they were last changed.
  const history = (await git(root, "rev-parse", "--absolute-git-dir")).trim();
  await writeFile(path.join(folder, ".git"), `gitdir: ${history}\n`);
  await linkFolder(path.join(root, "node_modules"), path.join(folder, "node_modules"), [".cache", ".vite"]);
  // The site loads the search as a package, which `npm run generate` compiles.
  await cp(path.join(root, "packages/search/lib"), path.join(folder, "packages/search/lib"), { recursive: true });
}

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
