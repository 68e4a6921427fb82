import { execFile } from "node:child_process";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { linkFolder } from "./link";

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
