import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Hook, Module } from "../../shared/bundler/expectations";
import { compareNames } from "../../shared/compareNames";

/** The parts of Rspack's and webpack's compiler that are used here. */
interface Compiler {
  readonly hooks: {
    readonly compilation: Hook<{ readonly hooks: { readonly finishModules: Hook<Iterable<Module>> } }>;
  };
}

/** Bundler plugin that collects the files of packages in the bundle, including those of workers and style sheets. */
function collectModules(files: Set<string>): { apply: (compiler: Compiler) => void } {
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

/** The fields of a `package.json` that are read. In old packages, `license` may also be an object. */
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

/** Matches files with a licence or its notices, such as `LICENSE-MIT.txt` or `NOTICE`. */
const NOTICE_FILE = /^(?:licence|license|copying|notice)(?:[-.].*)?$/iu;

async function manifestIn(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Finds the package of a file: the closest folder whose manifest has a name and a version. Some manifests only set a type. */
async function packageOf(file: string): Promise<Package> {
  for (let folder = path.dirname(file); path.basename(folder) !== "node_modules"; folder = path.dirname(folder)) {
    const manifest = await manifestIn(folder);
    if (manifest?.name !== undefined && manifest.version !== undefined) return { folder, manifest };
  }
  throw new Error(`${file} is in the bundle, but belongs to no package, so its licence is unknown.`);
}

async function licenceTextsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && NOTICE_FILE.test(entry.name)).map(({ name }) => name);
  return Promise.all(names.sort().map(async (name) => (await readFile(path.join(folder, name), "utf8")).trim()));
}

/** Returns a statement for a package that has no licence file. */
function statementOf({ license = "none", author }: Manifest): string {
  const name = typeof author === "object" ? author.name : author;
  return [`Licence, from its manifest: ${license}`, ...(name === undefined ? [] : [`Author: ${name}`])].join("\n");
}

const RULE = "-".repeat(80);

/**
 * Returns the text with the licence of the site, followed by the licences of the packages in its bundle, sorted by name and
 * version.
 *
 * @param siteDir folder with the `LICENSE` of the site
 * @param files absolute paths of the bundled files of packages
 * @throws Error when a file belongs to no package, or the site has no `LICENSE`
 */
export async function noticesOf(siteDir: string, files: Iterable<string>): Promise<string> {
  const fileByFolder = new Map([...files].map((file) => [path.dirname(file), file]));
  const packages = await Promise.all([...fileByFolder.values()].map(packageOf));
  const sections = packages.map(async ({ folder, manifest }): Promise<[string, string]> => {
    const texts = await licenceTextsIn(folder);
    const title = `${manifest.name ?? ""} ${manifest.version ?? ""}`;
    return [title, [title, ...(texts.length > 0 ? texts : [statementOf(manifest)])].join("\n\n")];
  });
  const byTitle = new Map(await Promise.all(sections));
  const others = [...byTitle].sort(([one], [other]) => compareNames(one, other)).map(([, section]) => section);
  const own = (await readFile(path.join(siteDir, "LICENSE"), "utf8")).trim();
  return `This site\n\n${own}\n\n${others.map((section) => `${RULE}\n${section}\n`).join("\n")}`;
}

/**
 * Writes `licences.txt`: the licences of the site and of each package whose code is in a script or style sheet. The
 * minimizer removes the comments with licences from the scripts themselves.
 */
export default function licences({ siteDir }: LoadContext): Plugin {
  const files = new Set<string>();
  return {
    name: "licences",
    configureWebpack: (_config, isServer) => (isServer ? {} : ({ plugins: [collectModules(files)] } as object)),
    postBuild: async ({ outDir }) => {
      await writeFile(path.join(outDir, "licences.txt"), await noticesOf(siteDir, files));
    },
  };
}
