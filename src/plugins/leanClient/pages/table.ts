import { createHash } from "node:crypto";
import { patchFailed } from "../../../shared/bundler/expectations";
import { patch } from "../parts";
import { SCRIPTS } from "../shared/routes";
import type { PageGroup } from "../shared/routes";

/** Name of a file that holds the table of pages. */
export const TABLE = /^pages\.[\da-f]{8}\.json$/u;

/** Text of the table, and a name that changes with it. */
export function tableFile(groups: readonly PageGroup[]): { readonly name: string; readonly text: string } {
  const text = JSON.stringify(groups);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `pages.${hash}.json`, text };
}

/** What the meta element of each page says of it, by path; of a page that is in no group there is nothing to say. */
export function metaOfPages(groups: readonly PageGroup[]): Map<string, string> {
  return new Map(
    groups.flatMap(({ paths, modules, scripts }, group) =>
      paths.map((path, at) => [path, [group, modules[at], scripts[at], path].map(String).join(" ")] as const),
    ),
  );
}

/**
 * Removes the scripts of pages from the bundler's table of files, which is part of every first visit.
 *
 * @param runtime script of the bundler's runtime, before it is minified
 * @param chunks ids of the chunks to remove
 * @throws Error when the runtime has no table as Rspack and webpack write it, or none of the scripts is in it
 */
export function withoutScripts(runtime: string, chunks: ReadonlySet<string>): string {
  const start = runtime.indexOf("__webpack_require__.u = ");
  const table = /\{(?:"[^"]*"|[\w,:\s])*\}(?=\)?\[chunkId\])/u.exec(runtime.slice(Math.max(start, 0)));
  if (start < 0 || !table) {
    throw patchFailed(patch, `the runtime of the bundler has no table of the files in ${SCRIPTS} that can be read`);
  }
  const from = start + table.index;
  const kept = table[0].replaceAll(/"?([\w-]+)"?\s*:\s*"[^"]*",?/gu, (entry, id: string) =>
    chunks.has(id) ? "" : entry,
  );
  if (chunks.size > 0 && kept === table[0]) {
    throw patchFailed(patch, `the bundler's table of the files in ${SCRIPTS} names no script of a page by its chunk`);
  }
  return runtime.slice(0, from) + kept + runtime.slice(from + table[0].length);
}
