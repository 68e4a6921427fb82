/**
 * Wraps `DocBreadcrumbs` of @docusaurus/theme-classic.
 * Change: "Copy page" stands beside the breadcrumbs of docs and categories.
 * Why: readers take a page with them, as Markdown or as a link, and the theme offers neither.
 */
import DocBreadcrumbs from "@theme-original/DocBreadcrumbs";
import type { ReactNode } from "react";
import { CopyPageRow } from "@site/src/plugins/markdownPages/browser";

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <CopyPageRow>
      <DocBreadcrumbs />
    </CopyPageRow>
  );
}
