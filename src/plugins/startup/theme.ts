/** What the script needs to know of the site. */
export interface ThemeFacts {
  readonly defaultMode: string;
  /** Colour of the browser's own bars in each mode. */
  readonly barColors: Readonly<Record<string, string>>;
  /** Id of the announcement, if there is one. */
  readonly announcement?: string;
}

/**
 * Corrects what the theme's own scripts, which run just before it, set up for the first paint.
 *
 * - A stored or linked colour mode that does not exist becomes the default.
 * - The browser's own bars get the colour of the mode.
 * - An announcement with a new id is shown at once. The theme notices the new id after the first paint, when the mark
 *   of the old one has already hidden the bar, and shows it on the next page only.
 *
 * @upstream @docusaurus/theme-classic/lib/inlineScripts.js
 */
export function correctTheme({ defaultMode, barColors, announcement }: ThemeFacts): void {
  const root = document.documentElement;
  for (const name of ["data-theme", "data-theme-choice"]) {
    if (!((root.getAttribute(name) ?? "") in barColors)) root.setAttribute(name, defaultMode);
  }
  const color = barColors[root.getAttribute("data-theme") ?? ""] ?? "";
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", color);
  if (announcement === undefined) return;
  let known: string | null = null;
  try {
    known = localStorage.getItem("docusaurus.announcement.id");
  } catch {
    // Without a storage, every announcement is new.
  }
  if (known !== announcement) root.setAttribute("data-announcement-bar-initially-dismissed", "false");
}
