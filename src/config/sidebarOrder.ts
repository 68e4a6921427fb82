import type {
  NormalizedSidebarItem as Item,
  SidebarItemsGeneratorOption,
} from "@docusaurus/plugin-content-docs/lib/sidebars/types.js";
import { compareNames } from "../shared/compareNames";

/** Sorts the items of a list at those places where one stands to be sorted; the others keep theirs. */
function sortInPlace(items: readonly Item[], labelOf: (item: Item) => string | undefined): Item[] {
  const sorted = items
    .filter((item) => labelOf(item) !== undefined)
    .sort((a, b) => compareNames(labelOf(a) ?? "", labelOf(b) ?? ""))
    .values();
  return items.map((item) => (labelOf(item) === undefined ? item : (sorted.next().value ?? item)));
}

/**
 * Generates a sidebar from folders, as Docusaurus does, with the pages of each category in the order of their labels.
 * Docusaurus sorts them by their file names, where `media-connection.mdx` comes before `media.mdx`. A page with a
 * `sidebar_position` keeps the place that it asks for.
 */
export const sidebarInOrder: SidebarItemsGeneratorOption = async ({ defaultSidebarItemsGenerator, ...args }) => {
  const docs = new Map(args.docs.map((doc) => [doc.id, doc]));
  const labelOf = (item: Item): string | undefined => {
    if (item.type !== "doc") return undefined;
    const doc = docs.get(item.id);
    return doc?.sidebarPosition === undefined ? (item.label ?? doc?.title ?? item.id) : undefined;
  };
  const inOrder = (items: readonly Item[]): Item[] =>
    sortInPlace(
      items.map((item) => (item.type === "category" ? { ...item, items: inOrder(item.items) } : item)),
      labelOf,
    );
  return inOrder(await defaultSidebarItemsGenerator(args));
};
