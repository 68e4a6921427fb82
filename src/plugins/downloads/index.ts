import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { zipSync } from "fflate";
import { listFiles } from "../../shared/files";

interface Options {
  /**
   * By archive name without extension: the folder with the files, relative to the site, and the name of the folder in
   * the archive.
   */
  readonly archives: Readonly<Record<string, { readonly source: string; readonly folder: string }>>;
}

/** A fixed date, so that archives of the same files are identical in every build. */
const MODIFIED = new Date(2020, 0, 1);

/**
 * Zips the files of a folder.
 *
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

/** Serves folders of the repository as archives, at `downloads/<name>.zip`. */
export default function downloads({ siteDir }: LoadContext, options: unknown): Plugin {
  const { archives } = options as Options;
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
    },
  };
}
