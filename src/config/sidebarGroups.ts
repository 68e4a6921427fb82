import type {
  NormalizedSidebarItem as Item,
  SidebarItemDoc as DocItem,
  SidebarItemsGeneratorOption,
} from "@docusaurus/plugin-content-docs/lib/sidebars/types.js";
import { GROUP } from "../components/sidebarGroups/group";

/**
 * Most pages, and most groups of them, that one list of a sidebar has. Every page of a category holds the links to all others,
 * about 250 bytes of HTML each and 15 of them after compression, so without a limit twice the types make four times the
 * HTML. Lists of this length are one and a half screens of a laptop, and 500 bytes lighter than those of twice the length.
 */
export const MOST_PAGES = 36;

function isDoc(item: Item): item is DocItem {
  return item.type === "doc";
}

/** Parts a list into as few runs as the limit allows; the first ones are longer by one where they do not come out even. */
function runsOf<Value>(list: readonly Value[]): Value[][] {
  const count = Math.ceil(list.length / MOST_PAGES);
  const start = (at: number): number => at * Math.floor(list.length / count) + Math.min(at, list.length % count);
  return Array.from({ length: count }, (_, at) => list.slice(start(at), start(at + 1)));
}

/** Some pages that follow each other in a list, named after the first and the last of them. */
interface Run {
  readonly first: string;
  readonly last: string;
  readonly item: Item;
}

function groupOf(runs: readonly Run[]): Run {
  const first = runs[0]?.first ?? "";
  const last = runs.at(-1)?.last ?? "";
  const items = runs.map(({ item }) => item);
  return { first, last, item: { type: "category", label: `${first} – ${last}`, items, customProps: GROUP } };
}

/** Parts a list into groups, and those into groups again, until no list is longer than the limit. */
function inGroups(runs: readonly Run[]): readonly Run[] {
  return runs.length > MOST_PAGES ? inGroups(runsOf(runs).map(groupOf)) : runs;
}

function splitItems(items: readonly Item[], nameOf: (doc: DocItem) => string): Item[] {
  const split = items.map((item) =>
    item.type === "category" ? { ...item, items: splitItems(item.items, nameOf) } : item,
  );
  const docs = split.filter(isDoc);
  if (docs.length <= MOST_PAGES) return split;
  const groups = inGroups(docs.map((item) => ({ first: nameOf(item), last: nameOf(item), item })));
  // They stand where the first page stood; other categories stay before or after them.
  const first = split.findIndex(isDoc);
  const others = split.slice(first).filter((item) => !isDoc(item));
  return [...split.slice(0, first), ...groups.map(({ item }) => item), ...others];
}

/**
 * Generates a sidebar as Docusaurus does, and parts each category of more than `MOST_PAGES` pages into closed groups, and
 * many groups into groups again, each named after its first and its last page, as the volumes of an encyclopedia are.
 * Addresses do not change.
 */
export const sidebarInGroups: SidebarItemsGeneratorOption = async ({ defaultSidebarItemsGenerator, ...args }) => {
  const titles = new Map(args.docs.map(({ id, title }) => [id, title]));
  return splitItems(await defaultSidebarItemsGenerator(args), ({ id, label }) => label ?? titles.get(id) ?? id);
};
