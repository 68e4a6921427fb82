import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";

/** Path of the first page in a sidebar, which tells it from other sidebars. */
export function firstPage(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "html") continue;
    const page = item.href ?? (item.type === "category" ? firstPage(item.items) : undefined);
    if (page !== undefined) return page;
  }
  return undefined;
}
