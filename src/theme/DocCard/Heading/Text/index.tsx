/**
 * Replaces `DocCard/Heading/Text` of @docusaurus/theme-classic.
 * Change: the title is shown whole, on as many lines as it takes.
 * Why: on a phone the stock card cuts it after some 22 characters.
 */
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/DocCard/Heading/Text";
import type { ReactNode } from "react";

export default function DocCardHeadingText({ title }: Props): ReactNode {
  return <span className={ThemeClassNames.docs.docCard.title}>{title}</span>;
}
