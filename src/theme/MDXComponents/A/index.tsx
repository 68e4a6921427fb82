/**
 * Replaces `MDXComponents/A` of @docusaurus/theme-classic 3.10.2.
 * Change: a link without a class has no `class` attribute.
 * Why: the stock one writes an empty attribute into each link, of which the page of a large type has 150.
 */
import Link from "@docusaurus/Link";
import { useAnchorTargetClassName } from "@docusaurus/theme-common";
import type { Props } from "@theme/MDXComponents/A";
import clsx from "clsx";
import type { ReactNode } from "react";

export default function Anchor(props: Props): ReactNode {
  // Links of footnotes are targets too.
  const target = useAnchorTargetClassName(props.id);
  return <Link {...props} className={clsx(target, props.className) || undefined} />;
}
