import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { isGroup } from "./group";

/**
 * The items of a sidebar as they were before their long lists were parted: the pages of a group take its place.
 *
 * @param items - as `useDocsSidebar` has them
 */
export function withoutGroups(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== "category") return [item];
    const inner = withoutGroups(item.items);
    return isGroup(item) ? inner : [{ ...item, items: inner }];
  });
}
