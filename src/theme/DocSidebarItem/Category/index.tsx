/**
 * Wraps `DocSidebarItem/Category` of @docusaurus/theme-classic 3.10.2.
 * Change: the long names that a group of pages is named after may break between their words.
 * Why: the names of a schema have no spaces, and the stock label breaks them anywhere.
 */
import Category from "@theme-original/DocSidebarItem/Category";
import type { Props } from "@theme/DocSidebarItem/Category";
import type { ReactNode } from "react";
import { breakBetweenWords } from "@site/src/components/names/breakBetweenWords";
import { isGroup } from "@site/src/components/sidebarGroups/group";

export default function CategoryWrapper(props: Props): ReactNode {
  const { item } = props;
  if (!isGroup(item)) return <Category {...props} />;
  return <Category {...props} item={{ ...item, label: item.label.split(" ").map(breakBetweenWords).join(" ") }} />;
}
