import { execFile } from "node:child_process";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { zipSync } from "fflate";
import { listFiles } from "../../shared/files";

const run = promisify(execFile);

interface Options {
  /** By archive name without extension: the folder with the files, relative to the site, and its name in the archive. */
  readonly archives: Readonly<Record<string, { readonly source: string; readonly folder: string }>>;
  /** By file name without extension: the folder, relative to the site, of a package that npm can install from the file. */
  readonly packages?: Readonly<Record<string, string>>;
}

/** A fixed date, so that archives of the same files are identical in every build. */
const MODIFIED = new Date(2020, 0, 1);

/**
 * Zips the files of a folder.
 *
 * @param source - absolute path of the folder
 * @param folder - name of the folder in the archive
 * @throws Error when `source` has no files
 */
export async function createArchive(source: string, folder: string): Promise<Uint8Array> {
  const files = await listFiles(source);
  if (files.length === 0) throw new Error(`${source} has no files to download; correct the options of downloads.`);
  const entries = files.map(
    async (file): Promise<[string, Uint8Array]> => [
      path.posix.join(folder, file),
      await readFile(path.join(source, file)),
    ],
  );
  return zipSync(Object.fromEntries(await Promise.all(entries)), { mtime: MODIFIED, level: 9 });
}

/**
 * Packs a package as `npm publish` would.
 *
 * @param source - folder of the package
 * @param target - folder for the tarball
 * @returns the path of the tarball
 * @throws Error with the output of npm
 */
export async function packPackage(source: string, target: string): Promise<string> {
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", target], { cwd: source });
  const [{ filename } = { filename: "" }] = JSON.parse(stdout) as readonly { readonly filename: string }[];
  return path.join(target, filename);
}

/** Serves folders of the repository as archives, at `downloads/<name>.zip`, and packages at `downloads/<name>.tgz`. */
export default function downloads({ siteDir }: LoadContext, options: unknown): Plugin {
  const { archives, packages = {} } = options as Options;
  return {
    name: "downloads",
    postBuild: async ({ outDir }) => {
      await mkdir(path.join(outDir, "downloads"), { recursive: true });
      for (const [name, { source, folder }] of Object.entries(archives)) {
        await writeFile(
          path.join(outDir, `downloads/${name}.zip`),
          await createArchive(path.join(siteDir, source), folder),
        );
      }
      for (const [name, source] of Object.entries(packages)) {
        const folder = path.join(outDir, "downloads");
        await rename(await packPackage(path.join(siteDir, source), folder), path.join(folder, `${name}.tgz`));
      }
    },
  };
}
