import { readFile } from "node:fs/promises";
import path from "node:path";
import { load } from "cheerio";
import { listFiles } from "@site/src/shared/files";

interface BuiltPage {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

/**
 * The links of the generated pages in a built site that lead to no page, or to no place on one.
 *
 * @param site folder of the built site
 * @param base path of the generated pages, as in `/schema/`
 * @returns one line for each such link, and the number of links that were followed
 */
export async function followLinks(site: string, base: string): Promise<{ broken: string[]; followed: number }> {
  const pages = await pagesOf(site);
  const broken: string[] = [];
  let followed = 0;
  for (const [url, { links }] of pages) {
    if (!url.startsWith(base)) continue;
    for (const link of links) {
      const target = new URL(link, `http://site${url}`);
      if (target.host !== "site") continue;
      followed += 1;
      const { pathname } = target;
      // A static host adds the ending of a file, and sends readers of a folder to its slash.
      const page = pages.get(pathname) ?? pages.get(`${pathname}.html`) ?? pages.get(`${pathname}/`);
      const id = decodeURIComponent(target.hash.slice(1));
      if (page === undefined) broken.push(`${url}: ${link} leads nowhere`);
      else if (id !== "" && !page.ids.has(id)) broken.push(`${url}: ${link} names no place on its page`);
    }
  }
  return { broken, followed };
}

/** The pages by the URL at which a static host serves them. */
async function pagesOf(site: string): Promise<Map<string, BuiltPage>> {
  const files = (await listFiles(site)).filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(
    files.map(async (file): Promise<[string, BuiltPage]> => {
      const $ = load(await readFile(path.join(site, file), "utf8"));
      const links = $("main a[href], [role=main] a[href]")
        .toArray()
        .map((one) => $(one).attr("href") ?? "");
      const ids = $("[id]")
        .toArray()
        .map((one) => $(one).attr("id") ?? "");
      return [`/${file.replace(/(^|\/)index\.html$/u, "$1")}`, { ids: new Set(ids), links }];
    }),
  );
  return new Map(pages);
}
