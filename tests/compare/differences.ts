import type { PageLines } from "./page";

/** One kind of difference: the same line, added to or removed from some pages. */
export interface Difference {
  readonly of: keyof PageLines;
  readonly sign: "+" | "-";
  readonly line: string;
  /** Routes of the pages, in their order. */
  readonly pages: readonly string[];
}

/** The lines that occur in one list more often than in another. */
function surplus(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/**
 * Compares the pages that two builds of the site have in common. A line that only moved is not a difference.
 *
 * @param before - pages of the earlier build by route
 * @param now - pages of the later build by route
 * @returns each difference once, the most frequent first
 */
export function differencesOf(
  before: ReadonlyMap<string, PageLines>,
  now: ReadonlyMap<string, PageLines>,
): Difference[] {
  const found = new Map<string, Difference & { readonly pages: string[] }>();
  const add = (of: keyof PageLines, sign: "+" | "-", lines: readonly string[], page: string): void => {
    for (const line of new Set(lines)) {
      const key = `${of} ${sign} ${line}`;
      const known = found.get(key);
      if (known) known.pages.push(page);
      else found.set(key, { of, sign, line, pages: [page] });
    }
  };
  for (const [page, current] of now) {
    const old = before.get(page);
    if (!old) continue;
    for (const of of ["text", "link", "outline"] as const) {
      add(of, "-", surplus(old[of], current[of]), page);
      add(of, "+", surplus(current[of], old[of]), page);
    }
  }
  return [...found.values()].sort((a, b) => b.pages.length - a.pages.length);
}
