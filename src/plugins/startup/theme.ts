/** Settings of the site that `correctTheme` needs. */
export interface ThemeSettings {
  /** The default colour mode. */
  readonly defaultMode: string;
  /** Colour of the browser's own bars, by colour mode. */
  readonly barColors: Readonly<Record<string, string>>;
  /** Id of the announcement. */
  readonly announcement?: string;
}

/**
 * Corrects the attributes that the theme's inline scripts have set for the first paint:
 *
 * - An invalid colour mode from storage or the URL becomes the default.
 * - The browser's own bars get the colour of the mode.
 * - An announcement with a new id is shown at once. The theme detects the new id only after hydration, when the dismissal of
 *   the old announcement has already hidden the bar, so the new announcement would not appear until the next page.
 *
 * @upstream @docusaurus/theme-classic/lib/inlineScripts.js
 */
export function correctTheme({ defaultMode, barColors, announcement }: ThemeSettings): void {
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
    // Without storage, every announcement is new.
  }
  if (known !== announcement) root.setAttribute("data-announcement-bar-initially-dismissed", "false");
}
