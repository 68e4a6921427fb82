import { isNamed, termsOf } from "@site/src/components/sidebar/items";
import type { EntityKind, GeneratedFile, PageEntity } from "../../protocol";

/** What a reader looks for among the pages. */
export interface PageFilter {
  /** Beginnings of words of a name. */
  readonly text: string;
  readonly kind?: EntityKind | undefined;
  /** A group, or `null` for what has none. */
  readonly group?: string | null | undefined;
}

/** The filter that leaves everything. */
export const all: PageFilter = { text: "" };

/** Words for several of a kind, in the order in which they are offered. */
export const KINDS: Readonly<Record<EntityKind, string>> = {
  query: "Queries",
  mutation: "Mutations",
  subscription: "Subscriptions",
  type: "Types",
  interface: "Interfaces",
  union: "Unions",
  input: "Inputs",
  enum: "Enums",
  scalar: "Scalars",
  directive: "Directives",
};

/** Whether a filter leaves anything out. */
export function narrows({ text, kind, group }: PageFilter): boolean {
  return termsOf(text).length > 0 || kind !== undefined || group !== undefined;
}

/**
 * The files that a reader looks for: all, or those pages with something that matches.
 *
 * @param files that the tool wrote, pages among them
 */
export function matching(files: readonly GeneratedFile[], filter: PageFilter): readonly GeneratedFile[] {
  if (!narrows(filter)) return files;
  const terms = termsOf(filter.text);
  const matches = ({ name, kind, group }: PageEntity): boolean =>
    (filter.kind === undefined || kind === filter.kind) &&
    (filter.group === undefined || (group ?? null) === filter.group) &&
    isNamed(name, terms);
  return files.filter(({ entities }) => entities?.some(matches));
}

/** How many of the files are pages. */
export function countPages(files: readonly GeneratedFile[]): number {
  return files.filter(({ entities }) => entities !== undefined).length;
}

/** How many pages have each value. A page with several entities may have several. */
function tally<Value>(
  files: readonly GeneratedFile[],
  valueOf: (entity: PageEntity) => Value,
): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const { entities = [] } of files) {
    for (const value of new Set(entities.map(valueOf))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** How many pages there are of each kind, those of none left out. */
export function kindsIn(files: readonly GeneratedFile[]): readonly (readonly [EntityKind, number])[] {
  const counts = tally(files, ({ kind }) => kind);
  return (Object.keys(KINDS) as EntityKind[]).flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [[kind, count]];
  });
}

const { compare } = new Intl.Collator("en", { numeric: true });

/**
 * How many pages there are in each group, by name, those of no group (`null`) at the end.
 *
 * @returns nothing when pages are not grouped
 */
export function groupsIn(files: readonly GeneratedFile[]): readonly (readonly [string | null, number])[] {
  const counts = tally(files, ({ group }) => group ?? null);
  const groups = [...counts].sort(
    ([one], [other]) => Number(one === null) - Number(other === null) || compare(one ?? "", other ?? ""),
  );
  return groups.some(([group]) => group !== null) ? groups : [];
}
