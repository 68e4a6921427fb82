import { execFile } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { installPeer } from "../bench/build/peers";
import { readFences } from "../docs/fences";
import { fileOf, roleOf } from "../docs/blocks/roles";
import { project } from "../docs/markdown/files";
import { linkTool } from "../security/hostile";
import { writeFiles } from "../writeFiles";

const PAGE = "docs/advanced/integration-with-frameworks.mdx";
/** The section with the schema that the sections of all frameworks use. */
const SHARED = "Set up any framework but Docusaurus";

interface Framework {
  /** Heading of its section. */
  readonly section: string;
  /** Installs its packages into the folder of a site. */
  readonly install?: (folder: string) => Promise<void>;
  readonly build: readonly [string, ...string[]];
  /** Folder of the built site. */
  readonly output: string;
  /** Files that the section leaves to the reader, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A theme of Hugo that shows only title and content of a page. */
const HUGO_PAGE = "<main><h1>{{ .Title }}</h1>{{ .Content }}</main>\n";

const FRAMEWORKS = {
  starlight: {
    section: "Starlight",
    install: async (folder) => installPeer("starlight", folder),
    build: [process.execPath, "node_modules/astro/astro.js", "build"],
    output: "dist",
  },
  vitepress: {
    section: "VitePress",
    install: async (folder) => installPeer("vitepress", folder),
    build: [process.execPath, "node_modules/vitepress/bin/vitepress.js", "build", "docs"],
    output: "docs/.vitepress/dist",
  },
  mkdocs: { section: "MkDocs", build: ["mkdocs", "build", "--strict"], output: "site" },
  hugo: {
    section: "Hugo",
    build: ["hugo"],
    output: "public",
    files: { "layouts/_default/single.html": HUGO_PAGE, "layouts/_default/list.html": HUGO_PAGE },
  },
} as const satisfies Record<string, Framework>;
export type FrameworkName = keyof typeof FRAMEWORKS;

const run = promisify(execFile);

/**
 * Builds the site of a reader who copies the section of a framework.
 *
 * @param folder where; it must not exist
 * @param files replacements for the reader's files, by path
 * @returns folder of the built site
 * @throws Error with the output of what fails
 */
export async function frameworkSite(
  name: FrameworkName,
  folder: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { section, install, build, output, files: ownFiles }: Framework = FRAMEWORKS[name];
  await install?.(folder);
  await writeFiles(folder, { ...(await filesIn(SHARED)), ...(await filesIn(section)), ...ownFiles, ...files });
  await linkTool(folder);
  const env = { ...process.env, PWD: folder, ASTRO_TELEMETRY_DISABLED: "1" };
  await run(path.join(project, "node_modules/.bin/gqlmd"), ["graphql-to-doc"], { cwd: folder, env });
  const [program, ...args] = build;
  await run(program, args, { cwd: folder, env });
  return path.join(folder, output);
}

async function filesIn(section: string): Promise<Record<string, string>> {
  const fences = (await readFences()).filter(({ page, headings }) => page === PAGE && headings[0] === section);
  if (fences.length === 0) throw new Error(`${PAGE} has no blocks under "${section}".`);
  const files = fences.filter((fence) => roleOf(fence) === "file");
  return Object.fromEntries(files.map((fence) => [fileOf(fence) ?? "", fence.code]));
}
