import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../../shared/files/list";
import { escapeXml } from "../../../shared/markup/escapeXml";
import { withInHead } from "../../../shared/markup/head";
import { PAGES_META, SCRIPTS } from "../shared/routes";
import type { PageGroup } from "../shared/routes";
import { metaOfPages, TABLE } from "./table";

/** The path that a page of a built site is shown at, from the path of its file; with or without a slash at its end. */
function addressesOf(file: string, baseUrl: string): string[] {
  const address = baseUrl + file.replace(/(?:(^|\/)index)?\.html$/u, "$1");
  return [address, address.replace(/(?<=.)\/$/u, "")];
}

/**
 * Writes into each page where the table of all pages is, and the line of the table for the page itself.
 *
 * @param folder of the built site, absolute
 * @param baseUrl of the site, with a slash at its end
 * @throws Error when the build has no table, or several
 */
export async function writePagesMeta(folder: string, baseUrl: string): Promise<void> {
  const scripts = path.join(folder, SCRIPTS);
  const tables = (await readdir(scripts)).filter((name) => TABLE.test(name));
  const [table] = tables;
  if (table === undefined || tables.length > 1) {
    throw new Error(`${scripts} holds ${String(tables.length)} tables of pages instead of one; build the site anew.`);
  }
  const meta = metaOfPages(JSON.parse(await readFile(path.join(scripts, table), "utf8")) as readonly PageGroup[]);
  const files = (await listFiles(folder)).filter((name) => name.endsWith(".html"));
  for (const name of files) {
    const file = path.join(folder, name);
    const html = await readFile(file, "utf8");
    const line = addressesOf(name, baseUrl)
      .map((address) => meta.get(address))
      .find((found) => found !== undefined);
    const content = line === undefined ? table : `${table} ${line}`;
    const told = withInHead(html, `<meta name="${PAGES_META}"`, ` content="${escapeXml(content)}">`);
    if (told !== html) await writeFile(file, told);
  }
}
