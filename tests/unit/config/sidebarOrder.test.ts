import type { NormalizedSidebarItem as Item } from "@docusaurus/plugin-content-docs/lib/sidebars/types.js";
import { expect, it } from "vitest";
import { sidebarInOrder } from "@site/src/config/sidebarOrder";

interface Doc {
  readonly id: string;
  readonly title: string;
  readonly sidebarPosition?: number;
}

/** Sorts a sidebar that Docusaurus has generated. */
async function inOrder(items: Item[], docs: readonly Doc[]): Promise<Item[]> {
  return sidebarInOrder({ docs, defaultSidebarItemsGenerator: () => items } as never);
}

const docOf = (title: string): Doc => ({ id: title, title });
const item = (id: string): Item => ({ type: "doc", id });

it("sorts pages by name, ignoring case, with numbers by value", async () => {
  const names = ["v10", "mediaTrend", "MediaConnection", "zone", "Media", "v2", "Media_List", "activity"];
  expect(await inOrder(names.map(item), names.map(docOf))).toEqual(
    ["activity", "Media", "Media_List", "MediaConnection", "mediaTrend", "v2", "v10", "zone"].map(item),
  );
});

it("sorts by the labels of the sidebar", async () => {
  const labelled: Item = { type: "doc", id: "a", label: "Zebra" };
  expect(await inOrder([labelled, item("b")], [docOf("a"), { id: "b", title: "Ape" }])).toEqual([item("b"), labelled]);
});

it("does not move categories and pages with a position", async () => {
  const below: Item = {
    type: "category",
    label: "Below",
    items: [item("d"), item("c")],
    collapsed: true,
    collapsible: true,
  };
  const docs = [{ ...docOf("z"), sidebarPosition: 0 }, ...["b", "a", "c", "d"].map(docOf)];
  expect(await inOrder([item("z"), item("b"), below, item("a")], docs)).toEqual([
    item("z"),
    item("a"),
    { ...below, items: [item("c"), item("d")] },
    item("b"),
  ]);
});
