import { parse } from "./parse";
import { simplify } from "./simplify";
import { toMarkdown } from "./toMarkdown";
import type { Front } from "./toMarkdown";

/** Parsing the content of a page alone takes a fraction of the time: most of the rest is navigation. */
function contentOf(html: string): string {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  return start < 0 || end < start ? html : html.slice(start, end);
}

/**
 * The Markdown form of a built page. It is made from HTML, where each component has become what a reader sees.
 *
 * @param html - of the whole page
 * @param front - what it starts with
 */
export function markdownOf(html: string, front: Front): string {
  const content = simplify(parse(contentOf(html)), front.address);
  return toMarkdown({ type: "root", children: content }, front);
}
