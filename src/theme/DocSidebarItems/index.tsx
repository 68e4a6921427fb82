/**
 * Wraps `DocSidebarItems` of @docusaurus/theme-classic.
 * Change: a sidebar with many pages begins with a field that narrows it, beside the page and in the menu of a phone.
 * Why: among the four hundred pages of a schema, nobody finds one by opening categories and scrolling.
 */
import DocSidebarItems from "@theme-original/DocSidebarItems";
import type { Props } from "@theme/DocSidebarItems";
import type { ReactNode } from "react";
import SidebarFilter from "@site/src/components/sidebar/SidebarFilter";
import { countPages, firstPage } from "@site/src/components/sidebar/items";

/** The most pages that a reader looks through without a filter. */
const FEW = 60;

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  if (props.level > 1 || countPages(props.items) <= FEW) return <DocSidebarItems {...props} />;
  return (
    <SidebarFilter key={firstPage(props.items)} {...props}>
      {(items) => <DocSidebarItems key={String(items === props.items)} {...props} items={items} />}
    </SidebarFilter>
  );
}
