import type { NormalizedSidebar as Sidebar } from "@docusaurus/plugin-content-docs/lib/sidebars/types.js";
import { describe, expect, it } from "vitest";
import { MOST_PAGES, sidebarInGroups } from "@site/src/config/sidebarGroups";

type Arguments = Parameters<typeof sidebarInGroups>[0];

function docs(count: number): Sidebar {
  return Array.from({ length: count }, (_, at) => ({ type: "doc", id: `types/t${String(at)}` }));
}

/** Generates the sidebar when Docusaurus has these items; the title of `types/t7` is `T7`. */
async function generate(items: Sidebar): Promise<Sidebar> {
  const titled = docs(MOST_PAGES ** 2 + 1).map((item) => ({ id: "id" in item ? item.id : "" }));
  return sidebarInGroups({
    defaultSidebarItemsGenerator: () => items,
    docs: titled.map(({ id }) => ({ id, title: id.replace("types/t", "T") })),
  } as unknown as Arguments);
}

describe("a generated sidebar", () => {
  it("is left as it is while its categories are small", async () => {
    const items: Sidebar = [{ type: "category", label: "Objects", items: docs(MOST_PAGES) }];
    expect(await generate(items)).toEqual(items);
  });

  it("parts a large category into groups of nearly the same size, named after their first and last page", async () => {
    const [objects] = await generate([{ type: "category", label: "Objects", items: docs(2 * MOST_PAGES + 1) }]);
    const groups = objects?.type === "category" ? objects.items : [];
    expect(groups.map((group) => "label" in group && group.label)).toEqual(["T0 – T24", "T25 – T48", "T49 – T72"]);
    const members = groups.flatMap((group) => (group.type === "category" ? group.items : []));
    expect(members).toEqual(docs(2 * MOST_PAGES + 1));
  });

  it("keeps other categories where they stood, before and after the pages", async () => {
    const before: Sidebar[number] = { type: "category", label: "Before", items: docs(1) };
    const after: Sidebar[number] = { type: "category", label: "After", items: docs(1) };
    const [parent] = await generate([
      { type: "category", label: "Types", items: [before, ...docs(MOST_PAGES + 1), after] },
    ]);
    const labels = parent?.type === "category" ? parent.items.map((item) => "label" in item && item.label) : [];
    expect(labels).toEqual(["Before", "T0 – T18", "T19 – T36", "After"]);
  });

  it("bounds what every page repeats: no list is longer, however many pages there are", async () => {
    const lengths = (items: Sidebar): number[] => [
      items.length,
      ...items.flatMap((item) => (item.type === "category" ? lengths(item.items) : [])),
    ];
    const pages = (items: Sidebar): Sidebar =>
      items.flatMap((item) => (item.type === "category" ? pages(item.items) : [item]));
    const many = docs(MOST_PAGES ** 2 + 1);
    const parted = await generate(many);
    expect(Math.max(...lengths(parted))).toBeLessThanOrEqual(MOST_PAGES);
    expect(pages(parted)).toEqual(many);
    const ends = parted.flatMap((item) => (item.type === "category" ? lengths(item.items).slice(1) : []));
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
    const labels = parted.map((item) => "label" in item && item.label);
    expect(labels).toEqual(["T0 – T666", `T667 – T${String(MOST_PAGES ** 2)}`]);
  });
});
