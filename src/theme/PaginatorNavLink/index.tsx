/**
 * Wraps `PaginatorNavLink` of @docusaurus/theme-classic.
 * Change: browsers don't translate the name of a type, an operation or a module, but the labels of categories. A long name wraps
 * between its words.
 */
import PaginatorNavLink from "@theme-original/PaginatorNavLink";
import type { Props } from "@theme/PaginatorNavLink";
import type { ReactNode } from "react";
import { breakBetweenWords } from "docusaurus-lean-search/text";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";
import { nodeText } from "@site/src/components/shell/nodeText";

export default function PaginatorNavLinkWrapper({ title, ...props }: Props): ReactNode {
  const nameTranslation = useNameTranslation(nodeText(title));
  const translate = props.permalink.includes("/category/") ? undefined : nameTranslation;
  const label = typeof title === "string" ? breakBetweenWords(title) : title;
  return <PaginatorNavLink {...props} title={translate ? <span translate={translate}>{label}</span> : label} />;
}
