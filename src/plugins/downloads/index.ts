import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { zipSync } from "fflate";
import { listFiles } from "../../shared/files/list";

interface Options {
  /** Folders of the project that readers may take home, by the name of their archive without its ending. */
  readonly folders: Readonly<Record<string, string>>;
}

/** Archives of the same files are the same bytes, whenever they are made. */
const MODIFIED = new Date(2020, 0, 1);

/**
 * An archive of a folder, in which its files stand below its own name.
 *
 * @param folder absolute path
 * @throws Error when there is nothing in it
 */
export async function archiveOf(folder: string): Promise<Uint8Array> {
  const files = await listFiles(folder);
  if (files.length === 0) throw new Error(`${folder} has no files to download; correct the options of downloads.`);
  const entries = files.map(
    async (file): Promise<[string, Uint8Array]> => [
      path.posix.join(path.basename(folder), file),
      await readFile(path.join(folder, file)),
    ],
  );
  return zipSync(Object.fromEntries(await Promise.all(entries)), { mtime: MODIFIED, level: 9 });
}

/** Serves folders of the project as archives, at `downloads/<name>.zip`. */
export default function downloads({ siteDir }: LoadContext, options: unknown): Plugin {
  const { folders } = options as Options;
  return {
    name: "downloads",
    postBuild: async ({ outDir }) => {
      await mkdir(path.join(outDir, "downloads"), { recursive: true });
      for (const [name, folder] of Object.entries(folders)) {
        await writeFile(path.join(outDir, `downloads/${name}.zip`), await archiveOf(path.join(siteDir, folder)));
      }
    },
  };
}
