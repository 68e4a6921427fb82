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

/** The files of the project that git tracks, and new ones that it does not ignore. */
async function sourceFiles(root: string): Promise<string[]> {
  const listed = await git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard");
  const deleted = new Set((await git(root, "ls-files", "-z", "--deleted")).split("\0"));
  return listed.split("\0").filter((file) => file !== "" && !deleted.has(file));
}

/**
 * Copies the project so that the copy can be built: its source files, git history, compiled search and installed packages.
 * The packages are hard links, not one link to their folder: each module has a path in the copy, and no cache is shared.
 *
 * @param root - folder of the project: a git checkout with its packages installed
 * @param folder - folder of the copy; emptied first
 * @throws Error if the project is not a checkout of git, lacks its packages, or has no compiled search
 */
export async function copyProject(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of await sourceFiles(root)) await cp(path.join(root, file), path.join(folder, file));
  // The copy shares the project's history, because pages say when they were last changed.
  const history = (await git(root, "rev-parse", "--absolute-git-dir")).trim();
  await writeFile(path.join(folder, ".git"), `gitdir: ${history}\n`);
  await linkFolder(path.join(root, "node_modules"), path.join(folder, "node_modules"), [".cache", ".vite"]);
  // The site loads the search as a package, which `npm run generate` compiles.
  await cp(path.join(root, "packages/search/lib"), path.join(folder, "packages/search/lib"), { recursive: true });
}

/** Creates a hard link to a file, or copies the file if the folders are on different file systems. */
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
 * @param skip - names of entries of the folder that are left out
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
 * Copies the generated pages of the project, which are not in git, to a copy of it.
 *
 * @param root - folder of the project, with its pages generated
 * @param folder - folder of the copy
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
