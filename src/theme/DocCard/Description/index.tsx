/**
 * Replaces `DocCard/Description` of @docusaurus/theme-classic.
 * Change: the description is not truncated.
 * Why: the stock card cuts it off after one line, and two cards often differ only in the rest.
 */
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocCard/Description";
import type { ReactNode } from "react";

export default function DocCardDescription({ description }: Props): ReactNode {
  return <p className={ThemeClassNames.docs.docCard.description}>{description}</p>;
}
