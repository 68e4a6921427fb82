import { escapeXml } from "../../shared/markup/escapeXml";
import { withInHead } from "../../shared/markup/head";

/** As it stands in the source of a page; in its text, the first character would be escaped. */
const START = '<link rel="alternate" type="text/markdown"';

/**
 * Names the Markdown form of a page in its head. A page that names one already stays as it is.
 *
 * @param html - of the whole page
 * @param path - of the Markdown form, from the root of the origin
 */
export function withAlternate(html: string, path: string): string {
  return withInHead(html, START, ` href="${escapeXml(path)}">`);
}
