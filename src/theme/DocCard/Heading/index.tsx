/**
 * Replaces `DocCard/Heading` of @docusaurus/theme-classic.
 * Change: the title of a card is not a heading or truncated, and has no icon. Browsers don't translate the name of a type or
 * an operation.
 * Why: headings belong to sections of the page; a card links to another page. The stock icons are emoji of a folder and a
 * page, which look different on each system and add nothing. On a phone, the stock card cuts off its title after some 22
 * characters.
 */
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocCard/Heading";
import type { ReactNode } from "react";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";

export default function DocCardHeading({ item, title }: Props): ReactNode {
  const translate = useNameTranslation(title);
  return (
    <p className={ThemeClassNames.docs.docCard.title} translate={item.type === "link" ? translate : undefined}>
      {title}
    </p>
  );
}
