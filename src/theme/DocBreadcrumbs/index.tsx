/**
 * Wraps `DocBreadcrumbs` of @docusaurus/theme-classic 3.10.2.
 * Changes: "Copy page" stands beside the breadcrumbs of docs and categories; groups, which a long list of the sidebar is
 * parted into, are no part of the trail.
 * Why: readers take a page with them, as Markdown or as a link, and the theme offers neither; "Media – Staff" says nothing
 * about where a page belongs.
 */
import { DocsSidebarProvider, useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import DocBreadcrumbs from "@theme-original/DocBreadcrumbs";
import { useMemo } from "react";
import type { ReactNode } from "react";
import CopyPage from "@site/src/components/copyPage/CopyPage";
import styles from "@site/src/components/copyPage/CopyPage.module.css";
import { withoutGroups } from "@site/src/components/sidebarGroups/withoutGroups";

export default function DocBreadcrumbsWrapper(): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useMemo(() => sidebar && withoutGroups(sidebar.items), [sidebar]);
  return (
    <div className={styles.row}>
      <DocsSidebarProvider name={sidebar?.name} items={items ?? undefined}>
        <DocBreadcrumbs />
      </DocsSidebarProvider>
      <CopyPage />
    </div>
  );
}
