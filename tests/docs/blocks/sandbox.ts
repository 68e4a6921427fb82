import { mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { project } from "../markdown/files";
import { writeFiles } from "../../writeFiles";

/** Files to which a page is compared. */
export interface Files {
  readonly folder: string;
  /** Content of a file, or undefined if it does not exist. */
  readonly read: (name: string) => Promise<string | undefined>;
  readonly exists: (name: string) => Promise<boolean>;
}

/** A temporary folder in which the blocks of a page are written and run. */
export interface Sandbox extends Files {
  /** Writes a file of the reader. A graphql-config file replaces another one. */
  readonly write: (name: string, content: string) => Promise<void>;
  /** Renames the folder: its modules get new paths, so a process that has loaded them loads them again. */
  readonly move: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Names of graphql-config files. The tool reads only one of them, and the pages show them as alternatives. */
export const GRAPHQL_CONFIG = /^(?:\.graphqlrc(?:\.\w+)?|graphql\.config\.\w+)$/u;

/** Complete configuration of the site, including the part that a page shows, for the variable `DOCUSAURUS_CLI_CONFIG`. */
export const SITE_CONFIG = "site.config.mjs";

// Adds the settings that Docusaurus requires to the configuration that a page shows.
const SITE = `import shown from "./docusaurus.config.js";
export default { title: "Site", url: "https://example.org", baseUrl: "/", ...shown };
`;

/** The files of a folder, by their paths in it. */
export function filesIn(folder: string): Files {
  return { folder, ...accessTo(() => folder) };
}

function accessTo(folder: () => string): Pick<Files, "exists" | "read"> {
  const exists = async (name: string): Promise<boolean> =>
    stat(path.join(folder(), name)).then(
      () => true,
      () => false,
    );
  const read = async (name: string): Promise<string | undefined> =>
    (await exists(name)) ? readFile(path.join(folder(), name), "utf8") : undefined;
  return { exists, read };
}

/**
 * Creates a sandbox that resolves packages from the project.
 *
 * @param files content by path
 */
export async function createSandbox(files: Readonly<Record<string, string>> = {}): Promise<Sandbox> {
  let folder = await mkdtemp(path.join(tmpdir(), "website-blocks-"));
  await symlink(path.join(project, "node_modules"), path.join(folder, "node_modules"));
  await mkdir(path.join(folder, ".tmp"));
  let graphqlConfig: string | undefined;

  const write = async (name: string, content: string): Promise<void> => {
    if (GRAPHQL_CONFIG.test(name)) {
      if (graphqlConfig !== undefined) await rm(path.join(folder, graphqlConfig), { force: true });
      graphqlConfig = name;
    }
    await writeFiles(folder, { [name]: content });
  };
  const move = async (): Promise<void> => {
    const next = `${folder}-`;
    await rename(folder, next);
    folder = next;
  };
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  await writeFiles(folder, {
    "package.json": '{ "private": true }\n',
    [SITE_CONFIG]: SITE,
    // The plugin adds the command, even if the options are in a graphql-config file.
    "docusaurus.config.js": 'export default { plugins: ["@graphql-markdown/docusaurus"] };\n',
    // A Docusaurus site does not load without one page.
    "docs/welcome.md": "# Welcome\n",
  });
  for (const [name, content] of Object.entries(files)) await write(name, content);
  return {
    get folder() {
      return folder;
    },
    ...accessTo(() => folder),
    write,
    move,
    remove,
  };
}
