import { readFile, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeFiles } from "../../writeFiles";
import { environment } from "../blocks/shell";
import type { LineRunner } from "./follow";
import { classicSite } from "./scaffold";
import { startDocusaurus } from "./start";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Replaces the commands of the page that download something or never end. `tests/installs` runs the real commands.
 *
 * @param project folder with the installed packages
 * @param port on which a site may be served
 */
export function replacements(project: string, port: number): LineRunner[] {
  return [
    { command: /^npx create-docusaurus@latest my-docs classic\b/u, run: (_, folder) => createSite(folder, port) },
    { command: /^npm create astro@latest my-docs\b/u, run: (_, folder) => createStarlightSite(folder) },
    { command: /^npm install /u, run: (line, folder) => install(line, folder, project) },
    { command: /^python3 -m venv \.venv$/u, run: () => undefined },
    { command: /^\.venv\/bin\/pip install mkdocs$/u, run: (_, folder) => installIdle(".venv/bin/mkdocs", folder) },
    {
      command: /^npm start$/u,
      run: (line, folder) => startDocusaurus(line, { folder, env: environment(path.dirname(folder)), port }),
    },
    // These need Starlight and VitePress, which are not installed.
    { command: /^(?:npm run dev|npx vitepress dev docs)$/u, run: () => undefined },
  ];
}

async function createSite(folder: string, port: number): Promise<void> {
  await writeFiles(path.join(folder, "my-docs"), classicSite(port));
}

/** Writes the files of the Starlight template that the page relies on. */
async function createStarlightSite(folder: string): Promise<void> {
  await writeFiles(path.join(folder, "my-docs"), {
    "package.json": JSON.stringify({ name: "my-docs", type: "module", dependencies: {} }),
    "src/content/docs/index.mdx": "---\ntitle: Welcome to Starlight\n---\n",
  });
  await installIdle("node_modules/.bin/astro", folder);
}

/** Links the packages of the project, and adds those of the command to the reader's manifest as npm does. */
async function install(line: string, folder: string, project: string): Promise<void> {
  if (line.includes(" vitepress ")) await installIdle("node_modules/.bin/vitepress", path.dirname(folder));
  const manifest = path.join(folder, "package.json");
  const content = JSON.parse(await readFile(manifest, "utf8")) as Manifest;
  const dependencies: Record<string, string> = { ...content.dependencies };
  for (const name of line
    .split(" ")
    .slice(2)
    .filter((each) => each !== "vitepress")) {
    const found = path.join(project, "node_modules", name, "package.json");
    const { version } = JSON.parse(await readFile(found, "utf8")) as { readonly version: string };
    dependencies[name] = `^${version}`;
  }
  await writeFile(manifest, JSON.stringify({ ...content, dependencies }, undefined, 2));
  const modules = path.join(folder, "node_modules");
  if (!(await stat(modules).catch(() => undefined))) await symlink(path.join(project, "node_modules"), modules);
}

/** Installs a program that does nothing in place of one that is not installed here. */
async function installIdle(program: string, folder: string): Promise<void> {
  await writeFiles(folder, { [program]: "#!/bin/sh\nexit 0\n" }, 0o755);
}
