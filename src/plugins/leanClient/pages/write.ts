import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { patchFailed } from "../../../shared/bundler/expectations";
import { escapeXml } from "../../../shared/markup/elements";
import { withInHead } from "../../../shared/markup/page";
import type { PageTask } from "../../../shared/markup/page";
import { patch } from "../parts";
import { PAGES_META, SCRIPTS } from "../shared/routes";
import type { PageGroup } from "../shared/routes";
import { metaOfPages, TABLE } from "./table";

/** The path that a page of a built site is shown at, from the path of its file; with or without a slash at its end. */
function urlsOf(file: string, baseUrl: string): string[] {
  const url = baseUrl + file.replace(/(?:(^|\/)index)?\.html$/u, "$1");
  return [url, url.replace(/(?<=.)\/$/u, "")];
}

/**
 * Writes into each page where the table of all pages is, and the line of the table for the page itself.
 *
 * @param folder of the built site, absolute
 * @param baseUrl of the site, with a slash at its end
 * @returns nothing when the build has no table, since it was made without the lean client
 * @throws Error when the build has several tables, or one with other paths than its pages have
 */
export async function pagesMeta(folder: string, baseUrl: string): Promise<PageTask | undefined> {
  const scripts = path.join(folder, SCRIPTS);
  const [table, ...others] = (await readdir(scripts)).filter((name) => TABLE.test(name));
  if (table === undefined) return undefined;
  if (others.length > 0)
    throw new Error(`${scripts} holds several tables of pages instead of one; build the site again.`);
  const meta = metaOfPages(JSON.parse(await readFile(path.join(scripts, table), "utf8")) as readonly PageGroup[]);
  let found = 0;
  return {
    page({ file }, html) {
      const line = urlsOf(file, baseUrl)
        .map((url) => meta.get(url))
        .find((known) => known !== undefined);
      if (line !== undefined) found += 1;
      const content = line === undefined ? table : `${table} ${line}`;
      return withInHead(html, `<meta name="${PAGES_META}"`, ` content="${escapeXml(content)}">`);
    },
    async finish() {
      if (meta.size > 0 && found === 0) throw patchFailed(patch, `${table} has the path of no page in ${folder}`);
      return Promise.resolve();
    },
  };
}
