/**
 * Replaces `DocCard/Layout` of @docusaurus/theme-classic.
 * Change: an item of a category page is a row of a list instead of a card. A category shows only its own description.
 * Why: two columns of cards are hard to scan, and on a phone each takes a third of the screen. The padding of the stock card
 * is `!important`. The stock description of a category, such as "2 items", is the same for most.
 */
import Link from "@docusaurus/Link";
import { ThemeClassNames } from "@docusaurus/theme-common";
import Description from "@theme/DocCard/Description";
import Heading from "@theme/DocCard/Heading";
import type { Props } from "@theme/DocCard/Layout";
import clsx from "clsx";
import type { ReactNode } from "react";

export default function DocCardLayout({ item, className, href, icon, title, ...props }: Props): ReactNode {
  const description = item.type === "category" ? item.description : props.description;
  return (
    <Link href={href} className={clsx(ThemeClassNames.docs.docCard.container, className)}>
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  );
}
