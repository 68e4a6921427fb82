import { markdownPath as markdownPathOf } from "../markdownPath";

/** The URLs of the page that is shown. They stand in its head, and are to be read when a reader asks for them. */

function linked(selector: string): string | undefined {
  return document.head.querySelector<HTMLLinkElement>(`link[rel=${selector}]`)?.href;
}

/** The canonical URL, without query and hash. */
export function pageUrl(): string {
  return linked("canonical") ?? location.origin + location.pathname;
}

/**
 * Path of the Markdown of the page: `/docs/intro.md` for `/docs/intro`, `/api/index.md` for `/api/`.
 *
 * The build names it in the HTML of each page. A link leads to another page without loading its HTML, so what stands in the
 * head says whether there is Markdown, and the canonical URL, which follows the reader, says where.
 *
 * @returns nothing when the head names none
 */
export function markdownPath(): string | undefined {
  if (linked('alternate][type="text/markdown"') === undefined) return undefined;
  return markdownPathOf(new URL(pageUrl()).pathname);
}
