import type {
  NormalizedSidebarItem as Item,
  SidebarItemDoc as DocItem,
  SidebarItemsGeneratorOption,
} from "@docusaurus/plugin-content-docs/lib/sidebars/types.js";
import { GROUP } from "../components/sidebarGroups/withoutGroups";

/**
 * Most pages that one sidebar category lists. Every page of a category holds the links to all others, about 250 bytes of
 * HTML each and 15 of them after compression, so without a limit twice the types make four times the HTML. At this one the
 * links of a group are less than a tenth of what the page of a large type weighs, and a reader sees them at a glance.
 */
export const MOST_PAGES = 64;

function isDoc(item: Item): item is DocItem {
  return item.type === "doc";
}

/** Parts a list into as few runs of nearly the same length as the limit allows. */
function runsOf<Value>(list: readonly Value[]): Value[][] {
  const size = Math.ceil(list.length / Math.ceil(list.length / MOST_PAGES));
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

function splitItems(items: readonly Item[], nameOf: (doc: DocItem) => string): Item[] {
  const split = items.map((item) =>
    item.type === "category" ? { ...item, items: splitItems(item.items, nameOf) } : item,
  );
  const docs = split.filter(isDoc);
  if (docs.length <= MOST_PAGES) return split;
  const groups = runsOf(docs).map((run): Item => {
    const ends = [run.at(0), run.at(-1)].filter((doc) => doc !== undefined);
    return { type: "category", label: ends.map(nameOf).join(" – "), items: run, customProps: GROUP };
  });
  // They stand where the first page stood; other categories stay before or after them.
  const first = split.findIndex(isDoc);
  return [...split.slice(0, first), ...groups, ...split.slice(first).filter((item) => !isDoc(item))];
}

/**
 * Generates a sidebar as Docusaurus does, and parts each category of more than `MOST_PAGES` pages into closed groups, each
 * named after its first and its last page, as the volumes of an encyclopedia are. Addresses do not change.
 */
export const sidebarInGroups: SidebarItemsGeneratorOption = async ({ defaultSidebarItemsGenerator, ...args }) => {
  const titles = new Map(args.docs.map(({ id, title }) => [id, title]));
  return splitItems(await defaultSidebarItemsGenerator(args), ({ id, label }) => label ?? titles.get(id) ?? id);
};
