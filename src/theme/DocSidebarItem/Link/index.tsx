/**
 * Wraps `DocSidebarItem/Link` of @docusaurus/theme-classic.
 * Change: a long name may break between its words, `ActivityReply` from `SubscribedNotification`, and is not translated.
 * Why: the names of a schema have no spaces, and the stock link breaks them anywhere or not at all. A browser that translates
 * the page would translate them.
 */
import Link from "@theme-original/DocSidebarItem/Link";
import type { Props } from "@theme/DocSidebarItem/Link";
import type { ReactNode } from "react";
import { breakBetweenWords } from "@site/src/components/names/breakBetweenWords";
import { useNameTranslation } from "@site/src/components/names/useNameTranslation";

export default function LinkWrapper(props: Props): ReactNode {
  const { item, ...rest } = props;
  // The stock component passes this to its link, and its types do not know that.
  const attributes = { ...rest, translate: useNameTranslation(item.label) };
  return <Link {...attributes} item={{ ...item, label: breakBetweenWords(item.label) }} />;
}
