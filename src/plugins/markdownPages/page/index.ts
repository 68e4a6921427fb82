import { parse } from "./parse";
import { simplify } from "./simplify";
import { toMarkdown } from "./toMarkdown";
import type { Front } from "./toMarkdown";

/** The content of a built page, from its HTML: parsing that alone takes a fraction of the time, as most is navigation. */
export function contentOf(html: string): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  return start < 0 || end < start ? html : html.slice(start, end);
}

/**
 * The Markdown form of a built page. It is made from HTML, where each component has become what a reader sees.
 *
 * @param content - HTML, as `contentOf` cuts it out
 * @param front - what it starts with
 */
export function markdownOf(content: string, front: Front): string {
  return toMarkdown({ type: "root", children: simplify(parse(content), front.address) }, front);
}
