/**
 * Wraps `DocBreadcrumbs` of @docusaurus/theme-classic 3.10.2.
 * Change: "Copy page" stands beside the breadcrumbs of docs and categories.
 * Why: readers take a page with them, as Markdown or as a link, and the theme offers neither.
 */
import DocBreadcrumbs from "@theme-original/DocBreadcrumbs";
import type { ReactNode } from "react";
import CopyPage from "@site/src/components/copyPage/CopyPage";
import styles from "@site/src/components/copyPage/CopyPage.module.css";

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <CopyPage />
    </div>
  );
}
