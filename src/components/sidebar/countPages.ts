import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";

/** Number of pages in a sidebar, those of categories included. */
export function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => {
    if (item.type === "html") return sum;
    return sum + Number(item.href !== undefined) + (item.type === "category" ? countPages(item.items) : 0);
  }, 0);
}
