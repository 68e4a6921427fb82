import { spawnSync } from "node:child_process";

/**
 * Whether git can tell when a page was last changed. It cannot in a downloaded archive or a container without `.git`,
 * and there Docusaurus would stop the build when asked for the date.
 *
 * @param folder absolute path of the site
 */
export function hasHistory(folder: string): boolean {
  return spawnSync("git", ["rev-parse", "--verify", "--quiet", "HEAD"], { cwd: folder, stdio: "ignore" }).status === 0;
}
