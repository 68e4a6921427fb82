/**
 * Wraps `DocSidebarItems` of @docusaurus/theme-classic.
 * Change: a sidebar with many pages begins with a field to filter it, on desktop and in the mobile menu.
 * Why: among the four hundred pages of a schema, opening categories and scrolling takes too long.
 */
import DocSidebarItems from "@theme-original/DocSidebarItems";
import type { Props } from "@theme/DocSidebarItems";
import type { ReactNode } from "react";
import SidebarFilter from "@site/src/components/sidebar/SidebarFilter";
import { countPages, firstPage } from "@site/src/components/sidebar/items";

/** Sidebars with more pages have a filter. */
const MAX_WITHOUT_FILTER = 60;

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  if (props.level > 1 || countPages(props.items) <= MAX_WITHOUT_FILTER) return <DocSidebarItems {...props} />;
  return (
    <SidebarFilter key={firstPage(props.items)} {...props}>
      {(items) => <DocSidebarItems key={String(items === props.items)} {...props} items={items} />}
    </SidebarFilter>
  );
}
