/**
 * Replaces `DocCard/Layout` of @docusaurus/theme-classic.
 * Change: an item of a category page is a row of a list instead of a card. A category without a description lists the first
 * pages in it.
 * Why: two columns of cards are hard to scan, and on a phone each takes a third of the screen. The padding of the stock card
 * is `!important`. The stock description of a category, such as "2 items", is the same for most.
 */
import Link from "@docusaurus/Link";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { ThemeClassNames } from "@docusaurus/theme-common";
import Description from "@theme/DocCard/Description";
import Heading from "@theme/DocCard/Heading";
import type { Props } from "@theme/DocCard/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";

/** Maximum number of pages to name: about two lines on a phone. */
const MAX_NAMES = 4;

/** Lists the labels of all pages in a category, at any depth. */
function pageLabels(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === "category") return pageLabels(item.items);
    return item.type === "link" ? [item.label] : [];
  });
}

/** Names the first pages of a category. */
function Pages({ items }: { readonly items: readonly PropSidebarItem[] }): ReactNode {
  const labels = pageLabels(items);
  const rest = labels.length - MAX_NAMES;
  return (
    <p className={ThemeClassNames.docs.docCard.description}>
      <span translate="no">{labels.slice(0, MAX_NAMES).join(", ")}</span>
      {rest > 0 && <span>{` and ${String(rest)} more`}</span>}
    </p>
  );
}

export default function DocCardLayout({ item, className, href, icon, title, ...props }: Props): ReactNode {
  const description = item.type === "category" ? item.description : props.description;
  return (
    <Link href={href} className={clsx(ThemeClassNames.docs.docCard.container, className)}>
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
      {!description && item.type === "category" && <Pages items={item.items} />}
    </Link>
  );
}
