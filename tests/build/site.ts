import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "cheerio";
import type { CheerioAPI } from "cheerio";
import { listFiles } from "@site/src/shared/files";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Absolute path of the built site; `SITE_BUILD` names another than `build`. */
export const buildFolder = path.join(root, process.env["SITE_BUILD"] ?? "build");

export interface BuiltPage {
  /** Path without the trailing slash, `/` for the home page. */
  readonly route: string;
  readonly $: CheerioAPI;
}

/** The path of a page without its trailing slash, hash and query, so that both spellings compare equal. */
export function normalize(href: string): string {
  const { pathname } = new URL(href, "https://site.invalid");
  return pathname === "/" ? pathname : pathname.replace(/\/$/u, "");
}

async function parsePages(): Promise<ReadonlyMap<string, BuiltPage>> {
  const files = (await listFiles(buildFolder)).filter((file) => file.endsWith("index.html"));
  if (files.length === 0) throw new Error(`No page in ${buildFolder}; run \`npm run build\` first.`);
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    const route = normalize(`/${file.replace(/index\.html$/u, "")}`);
    pages.set(route, { route, $: load(await readFile(path.join(buildFolder, file), "utf8")) });
  }
  return pages;
}

let parsed: ReturnType<typeof parsePages> | undefined;

/**
 * Every HTML page of the build, except the one that is served for unknown paths. They are parsed once and shared: a test
 * must not change them.
 *
 * @throws Error when the site has not been built
 */
export async function readPages(): Promise<ReadonlyMap<string, BuiltPage>> {
  parsed ??= parsePages();
  return parsed;
}

/** Every file of the build, relative to it. */
export async function builtFiles(): Promise<string[]> {
  return listFiles(buildFolder);
}

/** Paths of the pages that the build must make of a source folder. */
export async function generatedFiles(folder: string): Promise<string[]> {
  return (await listFiles(path.join(root, folder))).filter((file) => file.endsWith(".mdx"));
}

/** Slugs of the category pages that a source folder declares. */
export async function categorySlugs(folder: string): Promise<string[]> {
  const files = (await listFiles(path.join(root, folder))).filter((file) => file.endsWith("_category_.json"));
  const categories = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(root, folder, file), "utf8")) as Category),
  );
  return categories.flatMap(({ link }) => (link?.slug === undefined ? [] : [link.slug]));
}

interface Category {
  readonly link?: { readonly slug?: string } | null;
}
