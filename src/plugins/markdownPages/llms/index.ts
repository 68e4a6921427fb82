import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DocusaurusConfig } from "@docusaurus/types";
import type { Head } from "../../../shared/markup/page";
import type { ListedPage, SectionOptions, SitePlugin } from "./sections";
import { contentsOf } from "./sections";
import { fullText, LLMS, LLMS_FULL, listText } from "./texts";
import type { Link } from "./texts";

export interface LlmsOptions {
  readonly llmsSections: readonly SectionOptions[];
  /** Routes of hand-written landing pages; the pages below these routes are generated. */
  readonly generatedRoutes: readonly string[];
}

/** A page that has a Markdown form. */
export interface WrittenPage extends Pick<Head, "title" | "description" | "listed"> {
  readonly path: string;
  /** Path of the Markdown form, relative to the folder of the build. */
  readonly file: string;
}

/** A built site of one locale; `pages` are those that have a Markdown form. */
export interface LlmsSite {
  readonly baseUrl: string;
  readonly outDir: string;
  readonly plugins: readonly SitePlugin[];
  readonly siteConfig: Pick<DocusaurusConfig, "title" | "tagline" | "url">;
  readonly pages: readonly WrittenPage[];
}

/** Normalizes a path for comparison: canonical URLs are encoded, paths in sidebars are not, and each may end with a slash. */
function normalize(pathname: string): string {
  return decodeURI(pathname).replace(/\/$/u, "");
}

function fileFinder({ pages, outDir }: LlmsSite): (page: ListedPage) => string {
  const files = new Map(pages.map((page) => [normalize(page.path), page.file]));
  return (page) => {
    const file = files.get(normalize(page.path));
    if (file !== undefined) return file;
    throw new Error(`${page.path} is a page of the docs, but no page in ${outDir} has this path in its canonical URL.`);
  };
}

function isHandWritten({ category, path: route }: ListedPage, generated: readonly string[]): boolean {
  return !category && !generated.some((above) => normalize(route).startsWith(`${above}/`));
}

/**
 * Writes `llms.txt`, with links to the Markdown of pages, and `llms-full.txt`, with the Markdown of hand-written pages,
 * both in the order of the sections and sidebars. See https://llmstxt.org.
 *
 * @throws Error when a page of the docs has no Markdown form, and the errors of `contentsOf`
 */
export async function writeLlms(site: LlmsSite, options: LlmsOptions): Promise<void> {
  const { baseUrl, outDir, plugins, pages } = site;
  const { title, tagline, url } = site.siteConfig;
  const about = { title, tagline, home: url + baseUrl };
  const { sections, includes } = contentsOf(plugins, options.llmsSections);
  const fileOf = fileFinder(site);
  const link = (page: Omit<Link, "url">, file: string): Link => ({
    title: page.title,
    description: page.description,
    url: about.home + encodeURI(file),
  });
  const others = pages.filter((page) => page.listed && !includes(page.path));
  const lists = [
    ...sections.map((section) => ({ ...section, links: section.pages.map((page) => link(page, fileOf(page))) })),
    // By the llms.txt convention, programs with little context may skip this section.
    { title: "Optional", overviewOnly: false, links: others.map((page) => link(page, page.file)) },
  ];
  await writeFile(path.join(outDir, LLMS), listText(about, lists));
  const generated = options.generatedRoutes.map((route) => normalize(baseUrl) + route);
  const handWritten = sections.flatMap((section) => section.pages).filter((page) => isHandWritten(page, generated));
  const texts = await Promise.all(handWritten.map(async (page) => readFile(path.join(outDir, fileOf(page)), "utf8")));
  await writeFile(path.join(outDir, LLMS_FULL), fullText(about, texts));
}
