import { parse } from "@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse";

/** A page cut at its headings. */
export interface CrawledPage {
  readonly title: string;
  readonly description: string;
  /** Front-matter keywords, separated by commas. */
  readonly keywords: string;
  readonly sections: readonly CrawledSection[];
}

/** The text from one heading to the next. */
export interface CrawledSection {
  readonly title: string;
  /** `#anchor` of the heading, or nothing for the first section. */
  readonly hash: string;
  readonly content: string;
}

/**
 * Cuts the HTML of a page into sections with the crawler of `@easyops-cn/docusaurus-search-local`. That package is used
 * for this alone: its plugin would add a search page, a theme and an index of its own to the build.
 *
 * @param html - a built page, prepared or not
 * @param type - docs and blog posts have their text in an `article`
 * @param url - path of the page, for messages of the crawler
 * @returns the sections in the order of the page; nothing for a page that asks not to be indexed
 * @upstream @easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js
 * @upstream @easyops-cn/docusaurus-search-local/dist/server/server/utils/parsePage.js
 */
export function crawl(html: string, type: "docs" | "blog", url: string): CrawledPage | undefined {
  const page = parse(html, type, url, {});
  if (!page) return undefined;
  return { title: page.pageTitle, description: page.description, keywords: page.keywords, sections: page.sections };
}
