/**
 * Wraps `PaginatorNavLink` of @docusaurus/theme-classic.
 * Change: browsers don't translate the name of a type, an operation or a module.
 */
import PaginatorNavLink from "@theme-original/PaginatorNavLink";
import type { Props } from "@theme/PaginatorNavLink";
import type { ReactNode } from "react";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";
import { nodeText } from "@site/src/components/shell/nodeText";

export default function PaginatorNavLinkWrapper({ title, ...props }: Props): ReactNode {
  const translate = useNameTranslation(nodeText(title));
  return <PaginatorNavLink {...props} title={translate ? <span translate={translate}>{title}</span> : title} />;
}
