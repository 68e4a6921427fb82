/**
 * Replaces `DocCard/Description` of @docusaurus/theme-classic.
 * Change: the description is shown whole, on as many lines as it takes.
 * Why: the stock card cuts it after one line, and the cut part is what tells two cards apart.
 */
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocCard/Description";
import type { ReactNode } from "react";

export default function DocCardDescription({ description }: Props): ReactNode {
  return <p className={ThemeClassNames.docs.docCard.description}>{description}</p>;
}
