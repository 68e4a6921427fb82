import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { patchFailed } from "../../../shared/bundler/expectations";
import { escapeXml } from "docusaurus-lean-search/hast";
import { addToHead } from "../../../shared/markup/page";
import type { PageTask } from "../../../shared/markup/page";
import { patch } from "../parts";
import { PAGES_META, SCRIPTS } from "../shared/routes";
import type { PageGroup } from "../shared/routes";
import { metaOfPages, TABLE } from "./table";

/** Converts the path of a page's file to the URL path of the page, with and without a slash at the end. */
function urlsOf(file: string, baseUrl: string): string[] {
  const url = baseUrl + file.replace(/(?:(^|\/)index)?\.html$/u, "$1");
  return [url, url.replace(/(?<=.)\/$/u, "")];
}

/**
 * Creates the task that adds a meta element to each page, with the file name of the page table and the page's own entry in
 * the table.
 *
 * @returns undefined for a build without the packed routes, which has no table; the task's `finish` throws an error when no
 * path in the table belongs to a page of the build
 * @throws Error when the build has several tables
 */
export async function pagesMeta(folder: string, baseUrl: string): Promise<PageTask | undefined> {
  const scripts = path.join(folder, SCRIPTS);
  const [table, ...others] = (await readdir(scripts)).filter((name) => TABLE.test(name));
  if (table === undefined) return undefined;
  if (others.length > 0) throw new Error(`${scripts} has several page tables instead of one; build the site again.`);
  const meta = metaOfPages(JSON.parse(await readFile(path.join(scripts, table), "utf8")) as readonly PageGroup[]);
  let found = 0;
  return {
    page({ file }, html) {
      const entry = urlsOf(file, baseUrl)
        .map((url) => meta.get(url))
        .find((known) => known !== undefined);
      if (entry !== undefined) found += 1;
      const content = entry === undefined ? table : `${table} ${entry}`;
      return addToHead(html, `<meta name="${PAGES_META}"`, ` content="${escapeXml(content)}">`);
    },
    async finish() {
      if (meta.size > 0 && found === 0) throw patchFailed(patch, `${table} contains no path of a page in ${folder}`);
      return Promise.resolve();
    },
  };
}
