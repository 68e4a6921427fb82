import type {
  NormalizedSidebarItem as Item,
  SidebarItemsGeneratorOption,
} from "@docusaurus/plugin-content-docs/lib/sidebars/types.js";
import { compareNames } from "../shared/compareNames";

/** Sorts the items for which `labelOf` returns a label. The other items keep their positions. */
function sortByLabel(items: readonly Item[], labelOf: (item: Item) => string | undefined): Item[] {
  const sorted = items
    .filter((item) => labelOf(item) !== undefined)
    .sort((a, b) => compareNames(labelOf(a) ?? "", labelOf(b) ?? ""))
    .values();
  return items.map((item) => (labelOf(item) === undefined ? item : (sorted.next().value ?? item)));
}

/**
 * Generates a sidebar from folders, as Docusaurus does, but sorts the pages of each category by label. Docusaurus sorts them
 * by file name, where `media-connection.mdx` comes before `media.mdx`. A page with a `sidebar_position` keeps that position.
 */
export const sidebarInOrder: SidebarItemsGeneratorOption = async ({ defaultSidebarItemsGenerator, ...args }) => {
  const docs = new Map(args.docs.map((doc) => [doc.id, doc]));
  const labelOf = (item: Item): string | undefined => {
    if (item.type !== "doc") return undefined;
    const doc = docs.get(item.id);
    return doc?.sidebarPosition === undefined ? (item.label ?? doc?.title ?? item.id) : undefined;
  };
  const inOrder = (items: readonly Item[]): Item[] =>
    sortByLabel(
      items.map((item) => (item.type === "category" ? { ...item, items: inOrder(item.items) } : item)),
      labelOf,
    );
  return inOrder(await defaultSidebarItemsGenerator(args));
};
