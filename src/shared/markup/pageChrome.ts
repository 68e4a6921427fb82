/** What stands around the text of a page of docs without being part of it, as selectors of a class or of an element. */
export const PAGE_CHROME: readonly string[] = [
  ".theme-doc-breadcrumbs",
  ".theme-doc-toc-mobile",
  ".theme-doc-footer",
  ".theme-doc-version-badge",
  "button",
  "svg",
  "script",
  "style",
  "template",
];
