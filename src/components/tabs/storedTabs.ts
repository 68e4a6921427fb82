/** Prefix of the keys under which Docusaurus keeps the tab that a reader chose in a group. */
const STORAGE_PREFIX = "docusaurus.tab.";

/** How the class of the tab list of each group begins. */
export const TABS_CLASS = "tabs-of-";

/** Class of the tab list of a group. Encoded, so that it is one class and needs no escape in a selector. */
export function groupClass(group: string): string {
  return `${TABS_CLASS}${encodeURIComponent(group)}`;
}

/** Class of the panel of a tab. */
export function panelClass(value: string): string {
  return `tab-${encodeURIComponent(value)}`;
}

/**
 * Script that shows the panels of the stored choices from the first paint on. Docusaurus shows those of the default until
 * its scripts run, and the page moves when they change.
 *
 * The rules stand in a constructed style sheet, which policies allow, and end when the page is marked as started; the
 * attribute is missing for a moment before that. A browser without such style sheets, or a denied storage, leaves the page as it was.
 *
 * @upstream @docusaurus/theme-common/lib/utils/tabsUtils.js
 */
export const STORED_TABS_SCRIPT = [
  `(function(){try{var rules="";`,
  `for(var at=0;at<localStorage.length;at++){var key=localStorage.key(at);`,
  `if(key.indexOf("${STORAGE_PREFIX}")===0){`,
  `var area='html:not([data-has-hydrated=true]) [class~="${TABS_CLASS}'+encodeURIComponent(key.slice(${String(STORAGE_PREFIX.length)}))+'"]+div',`,
  `panel='[class~="tab-'+encodeURIComponent(localStorage.getItem(key))+'"]';`,
  `rules+=area+":has(>"+panel+")>*{display:none}"+area+">"+panel+"{display:block}"}}`,
  `if(rules){var sheet=new CSSStyleSheet();sheet.replaceSync(rules);document.adoptedStyleSheets=[sheet]}`,
  `}catch(unsupported){}})()`,
].join("");
