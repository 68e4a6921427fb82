import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { installPeer } from "../bench/build/peers";
import type { PeerName } from "../bench/build/peers";
import { readFences } from "../docs/fences";
import { fileOf, roleOf } from "../docs/blocks/roles";
import { project } from "../docs/markdown/files";
import { writeFiles } from "../writeFiles";

const PAGE = "docs/advanced/integration-with-frameworks.mdx";
/** Section with the schema that those of the frameworks share. */
const SHARED = "Set up any framework but Docusaurus";

interface Framework {
  /** Heading of its section. */
  readonly section: string;
  readonly build: readonly string[];
  /** Folder of the built site. */
  readonly output: string;
}

const FRAMEWORKS: Readonly<Record<PeerName, Framework>> = {
  starlight: { section: "Starlight", build: ["node_modules/astro/astro.js", "build"], output: "dist" },
  vitepress: {
    section: "VitePress",
    build: ["node_modules/vitepress/bin/vitepress.js", "build", "docs"],
    output: "docs/.vitepress/dist",
  },
};

const run = promisify(execFile);

/**
 * Builds the site of a reader who copies the section of a framework.
 *
 * @param folder where; it must not exist
 * @param files what replaces the reader's files, by path
 * @returns folder of the built site
 * @throws Error with the output of what fails
 */
export async function frameworkSite(
  name: PeerName,
  folder: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { section, build, output } = FRAMEWORKS[name];
  await installPeer(name, folder);
  await writeFiles(folder, { ...(await filesIn(SHARED)), ...(await filesIn(section)), ...files });
  // As if the reader had installed them.
  for (const scope of ["@graphql-markdown", "@graphql-tools", "graphql", "graphql-config"]) {
    const target = path.join(folder, "node_modules", scope);
    await mkdir(path.dirname(target), { recursive: true });
    await symlink(path.join(project, "node_modules", scope), target);
  }
  const env = { ...process.env, PWD: folder, ASTRO_TELEMETRY_DISABLED: "1" };
  await run(path.join(project, "node_modules/.bin/gqlmd"), ["graphql-to-doc"], { cwd: folder, env });
  await run(process.execPath, build, { cwd: folder, env });
  return path.join(folder, output);
}

async function filesIn(section: string): Promise<Record<string, string>> {
  const fences = (await readFences()).filter(({ page, headings }) => page === PAGE && headings[0] === section);
  if (fences.length === 0) throw new Error(`${PAGE} has no blocks under "${section}".`);
  const files = fences.filter((fence) => roleOf(fence) === "file");
  return Object.fromEntries(files.map((fence) => [fileOf(fence) ?? "", fence.code]));
}
