/**
 * Replaces `DocCard/Layout` of @docusaurus/theme-classic, including its heading and description.
 * Change: an item of a category page is a row of a list instead of a card. Its title is not a heading, and has no icon.
 * Nothing is truncated, and browsers don't translate the name of a type or an operation. A category without a description
 * lists the first pages in it.
 * Why: two columns of cards are hard to scan, and on a phone each takes a third of the screen. The padding of the stock card
 * is `!important`. Headings belong to sections of the page; a card links to another page. The stock icons are emoji, which
 * look different on each system. Cards often differ only in the end of their texts. The stock description of a category, such
 * as "2 items", is the same for most.
 */
import Link from "@docusaurus/Link";
import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocCard/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";

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

export default function DocCardLayout({ item, className, href, title, ...props }: Props): ReactNode {
  const nameTranslation = useNameTranslation(title);
  const description = item.type === "category" ? item.description : props.description;
  return (
    <Link href={href} className={clsx(ThemeClassNames.docs.docCard.container, className)}>
      <p className={ThemeClassNames.docs.docCard.title} translate={item.type === "link" ? nameTranslation : undefined}>
        {title}
      </p>
      {description && <p className={ThemeClassNames.docs.docCard.description}>{description}</p>}
      {!description && item.type === "category" && <Pages items={item.items} />}
    </Link>
  );
}
