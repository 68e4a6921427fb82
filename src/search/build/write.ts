import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { searchIndexFile } from "../shared/constants";
import { buildIndex } from ".";
import type { IndexOptions } from ".";
import type { BuildProps } from "./pages";

/**
 * Writes the search index of a locale beside its pages. A failed build leaves the index of the one before.
 *
 * @throws Error as `buildIndex`
 */
export async function writeIndex(props: BuildProps, locale: string, options: IndexOptions): Promise<void> {
  const file = path.join(props.outDir, searchIndexFile(locale));
  await writeFile(`${file}.tmp`, JSON.stringify(await buildIndex(props, options)));
  await rename(`${file}.tmp`, file);
}
