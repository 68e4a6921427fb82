/**
 * Replaces `DocCard/Heading` of @docusaurus/theme-classic.
 * Change: the title of a card is the text of its link and no heading. It has no icon, and is shown whole, on as many lines as
 * it takes.
 * Why: headings lead to sections of a page and have a link to themselves; a card leads to another page. The stock icons are
 * emoji of a folder and a page, which differ between systems and say nothing that the title does not. On a phone the stock
 * card cuts its title after some 22 characters.
 */
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocCard/Heading";
import type { ReactNode } from "react";

export default function DocCardHeading({ title }: Props): ReactNode {
  return <p className={ThemeClassNames.docs.docCard.title}>{title}</p>;
}
