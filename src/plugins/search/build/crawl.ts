import { parseDocument } from "@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument";
import { load } from "cheerio";
import type { ElementContent } from "hast";
import { DomHandler } from "htmlparser2";

/** A page cut at its headings. */
export type CrawledPage = ReturnType<typeof parseDocument>;

/** The text from one heading to the next. */
export type CrawledSection = CrawledPage["sections"][number];

/** Builds an element in the tree of the crawler, as if its parser had come across it. */
function build(node: ElementContent, handler: DomHandler): void {
  if (node.type === "text") handler.ontext(node.value);
  if (node.type !== "element") return;
  const { className = [], ...attributes } = node.properties;
  handler.onopentag(node.tagName, { ...(attributes as Record<string, string>), class: [className].flat().join(" ") });
  for (const child of node.children) build(child, handler);
  handler.onclosetag();
}

/**
 * Cuts a page into sections with the crawler of `@easyops-cn/docusaurus-search-local`. That package is used for this alone:
 * its plugin would add a search page, a theme and an index of its own to the build.
 *
 * @param article - of a built page, prepared or not
 * @returns the title and the sections in the order of the page
 * @upstream @easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js
 */
export function crawl(article: ElementContent): CrawledPage {
  const handler = new DomHandler();
  build(article, handler);
  return parseDocument(load(handler.root));
}
