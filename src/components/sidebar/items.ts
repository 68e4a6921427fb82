import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { splitIdentifier } from "docusaurus-lean-search/text";

/** Counts the pages of a sidebar, including those of categories. */
export function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => {
    if (item.type === "html") return sum;
    return sum + Number(item.href !== undefined) + (item.type === "category" ? countPages(item.items) : 0);
  }, 0);
}

/** Returns the path of the first page of a sidebar, which serves as its id. */
export function firstPage(items: readonly PropSidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "html") continue;
    const page = item.href ?? (item.type === "category" ? firstPage(item.items) : undefined);
    if (page !== undefined) return page;
  }
  return undefined;
}

export interface FilteredItems {
  readonly items: PropSidebarItem[];
  /** Number of matching pages. The current page is in `items` even if it does not match. */
  readonly count: number;
}

/** Matches separators, and the boundaries between letters and digits. */
const SEPARATOR = /[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** Splits a query at spaces into terms for `matchesName`, reduced to lower-case letters and digits. */
export function parseTerms(query: string): string[] {
  const terms = query.split(/\s+/u).map((term) => term.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ""));
  return terms.filter((term) => term !== "");
}

/** Whether each term occurs in a name at the start of a word: `conn` and `mediaConn` match `MediaConnection`, `on` does not. */
export function matchesName(name: string, terms: readonly string[]): boolean {
  const words = name
    .split(SEPARATOR)
    .flatMap(splitIdentifier)
    .map((word) => word.toLowerCase());
  const tails = words.map((_, at) => words.slice(at).join(""));
  return terms.every((term) => tails.some((tail) => tail.startsWith(term)));
}

/**
 * Removes from a sidebar HTML items and the pages whose labels don't match, except the current page. Expands the remaining
 * categories.
 *
 * @param terms from `parseTerms`
 * @param isCurrent whether an item links to the current page
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  terms: readonly string[],
  isCurrent: (href: string | undefined) => boolean,
): FilteredItems {
  let count = 0;
  const remaining = items.flatMap((item): PropSidebarItem[] => {
    if (item.type === "html") return [];
    const matches = item.href !== undefined && matchesName(item.label, terms);
    count += Number(matches);
    const stays = matches || isCurrent(item.href);
    if (item.type === "link") return stays ? [item] : [];
    const below = filterItems(item.items, terms, isCurrent);
    count += below.count;
    return stays || below.items.length > 0 ? [{ ...item, items: below.items, collapsible: false }] : [];
  });
  return { items: remaining, count };
}
