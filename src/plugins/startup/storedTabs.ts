/**
 * Shows the panels of the tabs that the reader chose earlier from the first paint on. Docusaurus shows those of the default
 * until its scripts run, and the page moves when they change.
 *
 * The rules stand in a constructed style sheet, which policies allow, and end when the page is marked as started; the
 * attribute is missing for a moment before that. A browser without such style sheets, or a denied storage, leaves the page as
 * it was.
 *
 * @param tabsClass how the class of the tab list of each group begins
 * @upstream @docusaurus/theme-common/lib/utils/tabsUtils.js
 */
export function showStoredTabs(tabsClass: string): void {
  const prefix = "docusaurus.tab.";
  try {
    const rules = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => {
        const group = encodeURIComponent(key.slice(prefix.length));
        const chosen = encodeURIComponent(localStorage.getItem(key) ?? "");
        const panels = `html:not([data-has-hydrated=true]) [class~="${tabsClass}${group}"]+div`;
        const panel = `[id^="_${chosen}_"]`;
        return `${panels}:has(>${panel})>*{display:none}${panels}>${panel}{display:block}`;
      });
    if (rules.length === 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(""));
    document.adoptedStyleSheets = [sheet];
  } catch {
    // The page shows the default until it responds.
  }
}
