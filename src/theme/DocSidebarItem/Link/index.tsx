/**
 * Wraps `DocSidebarItem/Link` of @docusaurus/theme-classic.
 * Change: a long name may break between its words, `ActivityReply` from `SubscribedNotification`.
 * Why: the names of a schema have no spaces, and the stock link breaks them anywhere or not at all.
 */
import Link from "@theme-original/DocSidebarItem/Link";
import type { Props } from "@theme/DocSidebarItem/Link";
import type { ReactNode } from "react";
import { breakBetweenWords } from "@site/src/components/names/breakBetweenWords";

export default function LinkWrapper(props: Props): ReactNode {
  return <Link {...props} item={{ ...props.item, label: breakBetweenWords(props.item.label) }} />;
}
