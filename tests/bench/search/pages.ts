import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@site/src/shared/files";
import type { HtmlPage } from "./multiply";

/** Reads the docs pages of a built site; category pages are made from the sidebar and have no text to multiply. */
export async function readDocsPages(build: string): Promise<HtmlPage[]> {
  const files = (await listFiles(build)).filter(
    (file) => /^(?:docs|api|examples)\/.*index\.html$/u.test(file) && !file.includes("/category/"),
  );
  return Promise.all(
    files.map(async (file) => ({
      route: `/${file.replace(/\/index\.html$/u, "")}`,
      html: await readFile(path.join(build, file), "utf8"),
    })),
  );
}
