/**
 * Shows the panels of the tabs that the reader chose earlier, from the first paint on. Docusaurus shows the default
 * panels until hydration, and the change shifts the layout.
 *
 * Adds a constructed style sheet, which policies allow. Its rules apply until the page is marked as hydrated. Browsers
 * without constructed style sheets, or with blocked storage, show the default panels until then.
 *
 * @param tabsClass start of the class name of tabs, before the name of their group
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
    // The page shows the default panels until hydration.
  }
}
