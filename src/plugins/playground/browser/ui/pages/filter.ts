import { matchesName, parseTerms } from "@site/src/components/sidebar/items";
import type { EntityKind, GeneratedFile, PageEntity } from "../../protocol";

export interface PageFilter {
  /** Beginnings of words in a name. */
  readonly text: string;
  readonly kind?: EntityKind | undefined;
  /** A group, or `null` for pages without a group; undefined for all pages. */
  readonly group?: string | null | undefined;
}

/** The filter that excludes nothing. */
export const all: PageFilter = { text: "" };

/** Labels of the kinds, in the order of the list of choices. */
export const kindLabels: Readonly<Record<EntityKind, string>> = {
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

/** Whether a filter excludes anything. */
export function narrows({ text, kind, group }: PageFilter): boolean {
  return parseTerms(text).length > 0 || kind !== undefined || group !== undefined;
}

/** Returns the files that match a filter. Files that are not pages match only a filter that excludes nothing. */
export function matching(files: readonly GeneratedFile[], filter: PageFilter): readonly GeneratedFile[] {
  if (!narrows(filter)) return files;
  const terms = parseTerms(filter.text);
  const matches = ({ name, kind, group }: PageEntity): boolean =>
    (filter.kind === undefined || kind === filter.kind) &&
    (filter.group === undefined || (group ?? null) === filter.group) &&
    matchesName(name, terms);
  return files.filter(({ entities }) => entities?.some(matches));
}

/** Counts the pages among the files. */
export function countPages(files: readonly GeneratedFile[]): number {
  return files.filter(({ entities }) => entities !== undefined).length;
}

/** Counts the pages with each value. A page with several entities may have several values. */
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

/** Counts the pages of each kind, without kinds that have none. */
export function kindsIn(files: readonly GeneratedFile[]): readonly (readonly [EntityKind, number])[] {
  const counts = tally(files, ({ kind }) => kind);
  return (Object.keys(kindLabels) as EntityKind[]).flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [[kind, count]];
  });
}

const { compare } = new Intl.Collator("en", { numeric: true });

/** Counts the pages in each group, sorted by name, those without a group (`null`) last. Empty when pages are not grouped. */
export function groupsIn(files: readonly GeneratedFile[]): readonly (readonly [string | null, number])[] {
  const counts = tally(files, ({ group }) => group ?? null);
  const groups = [...counts].sort(
    ([one], [other]) => Number(one === null) - Number(other === null) || compare(one ?? "", other ?? ""),
  );
  return groups.some(([group]) => group !== null) ? groups : [];
}
