import type { PropSidebarItemCategory } from "@docusaurus/plugin-content-docs";

/** Marks a category as one of the groups that a long list of pages was parted into, which no trail of a page names. */
export const GROUP = { group: true } as const;

/** Whether a category is such a group. */
export function isGroup({ customProps }: PropSidebarItemCategory): boolean {
  return customProps?.["group"] === GROUP.group;
}
