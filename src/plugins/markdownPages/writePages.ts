import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildCache } from "../../shared/files/cache";
import { listFiles } from "../../shared/files/list";
import { markdownPath } from "./browser/markdownPath";
import { withAlternate } from "./alternate";
import { headOf } from "./head";
import type { Head } from "./head";
import { contentOf, markdownOf } from "./page";

/** A built site of one locale. */
export interface Build {
  /** Absolute path of its folder. */
  readonly outDir: string;
  /** Path that the folder is served at, with a slash at both ends. */
  readonly baseUrl: string;
  readonly titleDelimiter: string;
}

/** A page that has a Markdown form. */
export interface WrittenPage extends Omit<Head, "canonical"> {
  /** From the root of the origin, as the canonical address has it. */
  readonly path: string;
  /** Of the Markdown form, relative to the folder of the build. */
  readonly file: string;
}

/** The page that is served for unknown addresses stands for nothing that could be read. */
const NOT_FOUND = "404.html";

/** Reading waits, so it is done ahead, but the HTML of a large site is gigabytes. */
const AT_ONCE = 32;

/** `/api/` is linked to as `/api` too, and each of them with `.md` behind it is an address that somebody will try. */
function otherFile(file: string): string | undefined {
  return file.endsWith("/index.md") ? file.replace(/\/index\.md$/u, ".md") : undefined;
}

async function writePage(
  name: string,
  { outDir, baseUrl, titleDelimiter }: Build,
  memory: BuildCache<string>,
): Promise<WrittenPage | undefined> {
  const source = path.join(outDir, name);
  const html = await readFile(source, "utf8");
  const { canonical, ...head } = headOf(html, titleDelimiter);
  if (canonical === undefined) return undefined;
  const { pathname } = new URL(canonical);
  const address = markdownPath(pathname);
  const file = decodeURI(address.slice(baseUrl.length));
  const content = contentOf(html);
  const front = { title: head.title, address: canonical };
  const markdown = memory.recall([content, JSON.stringify(front)], () => markdownOf(content, front));
  for (const one of [file, otherFile(file)]) {
    if (one !== undefined) await writeFile(path.join(outDir, one), markdown);
  }
  await writeFile(source, withAlternate(html, address));
  return { ...head, path: pathname, file };
}

/**
 * Writes the Markdown form of each page beside it, and its address into the head of the page. Pages without a canonical
 * address are no pages of their own, such as redirects of plugins.
 *
 * @param memory - of earlier builds
 * @returns the pages, in the order of their files
 */
export async function writePages(build: Build, memory: BuildCache<string>): Promise<WrittenPage[]> {
  const names = (await listFiles(build.outDir)).filter((name) => name.endsWith(".html") && name !== NOT_FOUND);
  const pages: (WrittenPage | undefined)[] = [];
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE);
    pages.push(...(await Promise.all(some.map(async (name) => writePage(name, build, memory)))));
  }
  return pages.filter((page) => page !== undefined);
}
