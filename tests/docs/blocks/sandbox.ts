import { mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { project } from "../markdown/files";
import { writeFiles } from "../../writeFiles";

/** What a page is compared with. */
export interface Files {
  readonly folder: string;
  /** Content of a file, or nothing when it does not exist. */
  readonly read: (name: string) => Promise<string | undefined>;
  readonly exists: (name: string) => Promise<boolean>;
}

/** A folder of its own in which the blocks of a page are written and run. */
export interface Sandbox extends Files {
  /** Writes a file of the reader; another graphql-config file, if there is one, gives way. */
  readonly write: (name: string, content: string) => Promise<void>;
  /** Gives the folder another path, under which no process has loaded a module of it. */
  readonly move: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Names of graphql-config files. Only one of them is ever read, and the pages show them as alternatives. */
export const GRAPHQL_CONFIG = /^(?:\.graphqlrc(?:\.\w+)?|graphql\.config\.\w+)$/u;

/** Configuration of the site around what a page shows of it, for the variable `DOCUSAURUS_CLI_CONFIG`. */
export const SITE_CONFIG = "site.config.mjs";

// What Docusaurus requires beside the part of the configuration that a page shows.
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
 * A new sandbox that finds the project's packages.
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
    // The plugin brings the command also where graphql-config has the options.
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
