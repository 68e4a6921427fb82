import { translate } from "@docusaurus/Translate";

/** Texts of the list that "Copy page" opens. */
export const texts = {
  markdown: translate({ id: "site.copyPage.markdown", message: "Copy as Markdown" }),
  view: translate({ id: "site.copyPage.view", message: "View as Markdown" }),
  link: translate({ id: "site.copyPage.link", message: "Copy link" }),
  copying: translate({ id: "site.copyPage.copying", message: "Copying…" }),
  copied: translate({ id: "site.copyPage.copied", message: "Copied" }),
  refused: translate({ id: "site.copyPage.refused", message: "Your browser did not allow copying." }),
  missing: translate({ id: "site.copyPage.missing", message: "The Markdown of this page could not be fetched." }),
} as const;
