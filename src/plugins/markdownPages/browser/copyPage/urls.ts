/** The URLs of the page that is shown. They stand in its head, and are to be read when a reader asks for them. */

function linked(selector: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel=${selector}]`);
}

/** The canonical URL, without query and hash. */
export function pageUrl(): string {
  return linked("canonical")?.href ?? location.origin + location.pathname;
}

/**
 * Path of the Markdown of the page, which `clientModule.ts` keeps up with the reader.
 *
 * @returns nothing when the build has named none
 */
export function markdownPath(): string | undefined {
  return linked('alternate][type="text/markdown"')?.getAttribute("href") ?? undefined;
}
