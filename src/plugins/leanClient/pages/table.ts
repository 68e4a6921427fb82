import { patchFailed } from "../../../shared/bundler/expectations";
import { hashOf } from "../../../shared/files";
import { patch } from "../parts";
import { SCRIPTS } from "../shared/routes";
import type { PageGroup } from "../shared/routes";

/** Matches the name of the page table's file. */
export const TABLE = /^pages\.[\da-f]{8}\.json$/u;

/** Returns the text of the page table, and a file name with its hash. */
export function tableFile(groups: readonly PageGroup[]): { readonly name: string; readonly text: string } {
  const text = JSON.stringify(groups);
  return { name: `pages.${hashOf([text]).slice(0, 8)}.json`, text };
}

/**
 * Returns, by the path of each page, the text `group module script path`, which follows the file name in the page's meta
 * element. Pages that are in no group are missing.
 */
export function metaOfPages(groups: readonly PageGroup[]): Map<string, string> {
  return new Map(
    groups.flatMap(({ paths, modules, scripts }, group) =>
      paths.map((path, at) => [path, [group, modules[at], scripts[at], path].map(String).join(" ")] as const),
    ),
  );
}

/**
 * Removes the scripts of pages from the table of files in the bundler's runtime.
 *
 * @param chunks ids of the chunks of pages
 * @throws Error when the runtime has no table in the form of Rspack and webpack, or the table has none of the chunks
 */
export function withoutScripts(runtime: string, chunks: ReadonlySet<string>): string {
  const start = runtime.indexOf("__webpack_require__.u = ");
  const table = /\{(?:"[^"]*"|[\w,:\s])*\}(?=\)?\[chunkId\])/u.exec(runtime.slice(Math.max(start, 0)));
  if (start < 0 || !table) {
    throw patchFailed(patch, `the bundler's runtime has no readable table of the files in ${SCRIPTS}`);
  }
  const from = start + table.index;
  const reduced = table[0].replaceAll(/"?([\w-]+)"?\s*:\s*"[^"]*",?/gu, (entry, id: string) =>
    chunks.has(id) ? "" : entry,
  );
  if (chunks.size > 0 && reduced === table[0]) {
    throw patchFailed(patch, `the bundler's table of the files in ${SCRIPTS} contains no chunk of a page`);
  }
  return runtime.slice(0, from) + reduced + runtime.slice(from + table[0].length);
}
