import { execFile } from "node:child_process";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What a build reads. */
const SOURCES = [
  "api",
  "docs",
  "examples",
  "src",
  "static",
  "tests/bench/search/easyops",
  "docusaurus.config.ts",
  "package.json",
  "sidebars.ts",
  "tsconfig.json",
];

/**
 * Builds the site with the peer in place of its own search. It is a build of a copy: a site's own `SearchBar` wins over
 * that of any theme, so the copy has none.
 *
 * @param root - of the project, with the generated pages in place
 * @param folder - where the copy is made; emptied first
 * @returns the folder of the built site
 * @throws Error with the output of Docusaurus if the build fails
 */
export async function buildEasyops(root: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const source of SOURCES) await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  await rm(path.join(folder, "src/theme/SearchBar"), { recursive: true, force: true });
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const config = path.join(folder, "tests/bench/search/easyops/docusaurus.config.ts");
  const docusaurus = path.join(root, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  // The lean client needs the pass after the build, which goes with the site's own search.
  const env = { ...process.env, LEAN_CLIENT: "off" };
  const options = { cwd: folder, env, maxBuffer: 1 << 26 };
  await run(process.execPath, [docusaurus, "build", folder, "--config", config], options);
  return path.join(folder, "build");
}
