/**
 * Wraps `DocSidebarItem/Link` of @docusaurus/theme-classic.
 * Change: a long name wraps between words, as in `ActivityReply` + `SubscribedNotification`, and browsers don't translate it.
 * Why: the names in a schema have no spaces; the stock link wraps them anywhere or not at all.
 */
import Link from "@theme-original/DocSidebarItem/Link";
import type { Props } from "@theme/DocSidebarItem/Link";
import type { ReactNode } from "react";
import { breakBetweenWords } from "docusaurus-lean-search/text";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";

export default function LinkWrapper(props: Props): ReactNode {
  const { item, ...rest } = props;
  // The stock component passes `translate` to its link, although its types lack it.
  const attributes = { ...rest, translate: useNameTranslation(item.label) };
  return <Link {...attributes} item={{ ...item, label: breakBetweenWords(item.label) }} />;
}
