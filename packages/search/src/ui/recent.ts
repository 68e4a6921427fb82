import { withoutSlash } from "./marks.ts";

/** sessionStorage key of the pages that the reader left last, newest first. Each is a line: path, tab, title. */
const KEY = "search.recent";

/** Maximum number of pages in the dialog. One more is saved, because the current page is not shown. */
const MAX_PAGES = 5;

/** A page: its path, decoded, and its title. */
type RecentPage = readonly [path: string, title: string];

/**
 * Returns the pages that the reader left last in this tab, newest first.
 *
 * @param current path of the current page, which is excluded
 * @returns no pages when storage is blocked
 */
export function recentPages(current: string): readonly RecentPage[] {
  try {
    const lines = sessionStorage.getItem(KEY)?.split("\n") ?? [];
    return (
      lines
        .map((line): RecentPage => {
          const [path = "", title = ""] = line.split("\t");
          return [path, title];
        })
        // Earlier releases wrote a space in place of the tab.
        .filter(([path, title]) => title !== "" && withoutSlash(path) !== withoutSlash(current))
        .slice(0, MAX_PAGES)
    );
  } catch {
    return [];
  }
}

/**
 * Saves the page that the reader leaves if it has an article with a heading, or is a category page. Call this while the page
 * is still shown.
 */
export function saveRecentPage(pathname: string): void {
  const title = document.querySelector("article h1, [class*=generatedIndexPage_] h1")?.textContent;
  if (!title) return;
  const lines = [[pathname, title], ...recentPages(pathname)].map((page) => page.join("\t"));
  try {
    sessionStorage.setItem(KEY, lines.join("\n"));
  } catch {
    // Storage is blocked or full: the dialog shows the main pages only.
  }
}
