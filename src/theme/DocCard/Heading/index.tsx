/**
 * Replaces `DocCard/Heading` of @docusaurus/theme-classic.
 * Change: the title of a card is the text of its link and no heading. It has no icon, and is shown whole, on as many lines as
 * it takes. The name of a type or an operation is not translated.
 * Why: headings lead to sections of a page and have a link to themselves; a card leads to another page. The stock icons are
 * emoji of a folder and a page, which differ between systems and say nothing that the title does not. On a phone the stock
 * card cuts its title after some 22 characters.
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
