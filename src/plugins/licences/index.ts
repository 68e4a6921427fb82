import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { compareNames } from "../../shared/compareNames";

interface Compilation {
  readonly hooks: {
    readonly finishModules: {
      readonly tap: (name: string, run: (modules: Iterable<{ readonly resource?: string }>) => void) => void;
    };
  };
}

/** What is needed of the compiler of Rspack or webpack. */
interface Compiler {
  readonly hooks: {
    readonly compilation: { readonly tap: (name: string, run: (compilation: Compilation) => void) => void };
  };
}

/**
 * Bundler plugin that lists the files of packages in the bundle, those of workers and style sheets included.
 *
 * @param files gets their absolute paths
 */
export function collectModules(files: Set<string>): { apply: (compiler: Compiler) => void } {
  return {
    apply: ({ hooks }) => {
      hooks.compilation.tap("CollectModules", (compilation) => {
        compilation.hooks.finishModules.tap("CollectModules", (modules) => {
          for (const { resource = "" } of modules) {
            if (/[\\/]node_modules[\\/]/u.test(resource)) files.add(resource.replace(/\?.*$/u, ""));
          }
        });
      });
    },
  };
}

/** What is needed of a `package.json`; those of older packages have other forms of both. */
interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

interface Package {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** A file with a licence or with notices that have to go with it, such as `LICENSE-MIT.txt` or `NOTICE`. */
const NOTICE_FILE = /^(?:licence|license|copying|notice)(?:[-.].*)?$/iu;

async function manifestIn(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * The package of a file: the closest folder whose manifest has a name and a version, as packages have manifests without
 * them in folders of modules.
 */
async function packageOf(file: string): Promise<Package> {
  for (let folder = path.dirname(file); path.basename(folder) !== "node_modules"; folder = path.dirname(folder)) {
    const manifest = await manifestIn(folder);
    if (manifest?.name !== undefined && manifest.version !== undefined) return { folder, manifest };
  }
  throw new Error(`${file} is in the bundle, and belongs to no package whose licence could be named.`);
}

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && NOTICE_FILE.test(entry.name)).map(({ name }) => name);
  return Promise.all(names.sort().map(async (name) => (await readFile(path.join(folder, name), "utf8")).trim()));
}

/** Stands where a package has no file with its licence. */
function statementOf({ license = "none", author }: Manifest): string {
  const name = typeof author === "object" ? author.name : author;
  return [`Licence, from its manifest: ${license}`, ...(name === undefined ? [] : [`Author: ${name}`])].join("\n");
}

const RULE = "-".repeat(80);

/**
 * The licences of a site and of the packages in its bundle, by name and version.
 *
 * @param siteDir folder with the `LICENSE` of the site
 * @param files absolute paths of files of packages
 * @throws Error when a file belongs to no package, or the site has no `LICENSE`
 */
export async function noticesOf(siteDir: string, files: Iterable<string>): Promise<string> {
  const folders = new Map([...files].map((file) => [path.dirname(file), file]));
  const packages = await Promise.all([...folders.values()].map(packageOf));
  const sections = packages.map(async ({ folder, manifest }): Promise<[string, string]> => {
    const texts = await textsIn(folder);
    const title = `${manifest.name ?? ""} ${manifest.version ?? ""}`;
    return [title, [title, ...(texts.length > 0 ? texts : [statementOf(manifest)])].join("\n\n")];
  });
  const byTitle = new Map(await Promise.all(sections));
  const others = [...byTitle].sort(([one], [other]) => compareNames(one, other)).map(([, section]) => section);
  const own = (await readFile(path.join(siteDir, "LICENSE"), "utf8")).trim();
  return `${["This site", own].join("\n\n")}\n\n${others.map((section) => `${RULE}\n${section}\n`).join("\n")}`;
}

/** Name of the file, from the root of the site. */
export const LICENCES_FILE = "licences.txt";

/**
 * Writes `licences.txt`: the licence of the site, and of each package whose code the bundler put into a script or style
 * sheet. The scripts themselves hold no comments.
 */
export default function licences({ siteDir }: LoadContext): Plugin {
  const files = new Set<string>();
  return {
    name: "licences",
    configureWebpack: (_config, isServer) => (isServer ? {} : ({ plugins: [collectModules(files)] } as object)),
    postBuild: async ({ outDir }) => {
      await writeFile(path.join(outDir, LICENCES_FILE), await noticesOf(siteDir, files));
    },
  };
}
