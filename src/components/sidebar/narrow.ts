import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { splitIdentifier } from "@site/src/shared/text/identifiers";

/** A sidebar of which only what a reader looks for is left. */
export interface Narrowed {
  readonly items: PropSidebarItem[];
  /** How many of its pages match; the current page is left in it even if it does not. */
  readonly count: number;
}

/** Matches what separates identifiers, and the places between letters and digits. */
const SEPARATOR = /[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/**
 * Cuts a query into terms, as `isNamed` takes them: what stands between spaces, in lower case, letters and digits only.
 */
export function termsOf(query: string): string[] {
  const terms = query.split(/\s+/u).map((term) => term.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ""));
  return terms.filter((term) => term !== "");
}

/**
 * Whether each of some terms begins where a word of a name does: `conn` and `mediaConn` do in `MediaConnection`, `on`
 * does not.
 */
export function isNamed(name: string, terms: readonly string[]): boolean {
  const words = name
    .split(SEPARATOR)
    .flatMap(splitIdentifier)
    .map((word) => word.toLowerCase());
  const tails = words.map((_, at) => words.slice(at).join(""));
  return terms.every((term) => tails.some((tail) => tail.startsWith(term)));
}

/**
 * Leaves those pages in a sidebar whose labels match, in their categories, which stand open.
 *
 * @param terms of `termsOf`
 * @param isCurrent whether an item leads to the page that the reader is on
 */
export function narrow(
  items: readonly PropSidebarItem[],
  terms: readonly string[],
  isCurrent: (href: string | undefined) => boolean,
): Narrowed {
  let count = 0;
  const left = items.flatMap((item): PropSidebarItem[] => {
    if (item.type === "html") return [];
    const matches = item.href !== undefined && isNamed(item.label, terms);
    count += Number(matches);
    const stays = matches || isCurrent(item.href);
    if (item.type === "link") return stays ? [item] : [];
    const below = narrow(item.items, terms, isCurrent);
    count += below.count;
    return stays || below.items.length > 0 ? [{ ...item, items: below.items, collapsible: false }] : [];
  });
  return { items: left, count };
}
