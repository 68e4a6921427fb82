import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";

/** Marks a category as one of the groups that a long list of pages was parted into, which no trail of a page names. */
export const GROUP = { group: true } as const;

/**
 * The items of a sidebar as they were before their long lists were parted: the pages of a group take its place.
 *
 * @param items - as `useDocsSidebar` has them
 */
export function withoutGroups(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== "category") return [item];
    const inner = withoutGroups(item.items);
    return item.customProps?.["group"] === GROUP.group ? inner : [{ ...item, items: inner }];
  });
}
