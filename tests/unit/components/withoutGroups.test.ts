import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { expect, it } from "vitest";
import { GROUP } from "@site/src/components/sidebarGroups/group";
import { withoutGroups } from "@site/src/components/sidebarGroups/withoutGroups";

const page = (label: string): PropSidebarItem => ({ type: "link", label, href: `/${label}` });

function category(label: string, items: PropSidebarItem[], customProps?: typeof GROUP): PropSidebarItem {
  return { type: "category", label, items, collapsed: true, collapsible: true, ...(customProps && { customProps }) };
}

it("takes the pages out of groups, at any depth, and keeps their order and the other categories", () => {
  const parted = [
    page("about"),
    category("Types", [
      category("Objects", [category("a – b", [page("a"), page("b")], GROUP), category("c – c", [page("c")], GROUP)]),
      category("Enums", [page("d")]),
    ]),
  ];
  expect(withoutGroups(parted)).toEqual([
    page("about"),
    category("Types", [category("Objects", [page("a"), page("b"), page("c")]), category("Enums", [page("d")])]),
  ]);
});
