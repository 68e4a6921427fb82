import { spawnSync } from "node:child_process";

/**
 * Whether the site is in a git repository with commits. Docusaurus reads the dates of pages from git, and fails without a
 * history, as in a downloaded archive or a container without `.git`.
 *
 * @param folder absolute path of the site
 */
export function hasHistory(folder: string): boolean {
  return spawnSync("git", ["rev-parse", "--verify", "--quiet", "HEAD"], { cwd: folder, stdio: "ignore" }).status === 0;
}
