import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashFiles } from "../../../shared/files/hash";
import { openCache } from "../../../shared/files/cache";
import { searchIndexFile } from "../shared/constants";
import { buildIndex } from ".";
import type { IndexOptions } from ".";
import type { Draft } from "./documents";
import type { BuildProps } from "./pages";

const root = path.resolve(__dirname, "../../../..");

/** What decides how pages are cut: the code, and the versions of the packages that it calls. */
const CODE = [
  "src/plugins/search/build",
  "src/plugins/search/shared",
  "src/shared/markup/pageChrome.ts",
  "package-lock.json",
];

/**
 * Writes the search index of a locale beside its pages. A failed build leaves the index of the one before.
 *
 * @throws Error as `buildIndex`
 */
export async function writeIndex(
  props: BuildProps & { readonly generatedFilesDir: string },
  locale: string,
  options: IndexOptions,
): Promise<void> {
  const file = path.join(props.outDir, searchIndexFile(locale));
  const remembered = path.join(props.generatedFilesDir, "search", `${locale}.json`);
  const memory = await openCache<Draft[]>(remembered, await hashFiles(root, CODE));
  await writeFile(`${file}.tmp`, JSON.stringify(await buildIndex(props, options, memory)));
  await rename(`${file}.tmp`, file);
  await memory.save();
}
