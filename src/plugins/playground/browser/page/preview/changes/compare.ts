import { diffArrays } from "diff";

/** A line of a page, with its number in the page before and in the page after, where it is in them. */
export interface Line {
  readonly text: string;
  readonly before?: number;
  readonly after?: number;
  /** Characters that are left out at its end. */
  readonly more?: number;
}

/** Lines that follow each other. Those of a fold are the same in both pages, and far from what differs. */
export interface Stretch {
  readonly isFold: boolean;
  /** Number of lines, some of which may be left out. */
  readonly size: number;
  readonly lines: readonly Line[];
}

/** What differs between two pages; or why it is not told. */
export type Difference =
  | {
      readonly kind: "lines";
      readonly added: number;
      readonly removed: number;
      readonly stretches: readonly Stretch[];
      /** Whether there is more than is shown. */
      readonly cut: boolean;
    }
  | { readonly kind: "tooLong" }
  | { readonly kind: "tooDifferent" };

/** Characters of a page that is compared. */
export const MOST_TEXT = 2_000_000;

/** Lines of a page that is compared. */
export const MOST_LINES = 50_000;

/** Lines added and removed; the time goes with their square. */
export const MOST_DIFFERENT = 2000;

/** Milliseconds, for pages that keep within the other bounds and take long all the same. */
const MOST_TIME = 3000;

/** Lines that are shown at once, and those that can be unfolded: the page draws them all. */
export const MOST_SHOWN = 1500;
export const MOST_FOLDED = 4000;

/** Characters of a line that are shown. */
export const MOST_IN_LINE = 2000;

/** Lines around what differs that are shown. */
const AROUND = 3;

/** A fold of fewer lines would take as much room as they do. */
const FEWEST_FOLDED = 4;

function shortened(line: Line): Line {
  const more = line.text.length - MOST_IN_LINE;
  return more > 0 ? { ...line, text: line.text.slice(0, MOST_IN_LINE), more } : line;
}

/** The lines of both pages in one list. */
function mergedLines(parts: ReturnType<typeof diffArrays<string>>): Line[][] {
  let before = 0;
  let after = 0;
  return parts.map(({ value, added, removed }) =>
    value.map((text) => ({
      text,
      ...(added ? {} : { before: (before += 1) }),
      ...(removed ? {} : { after: (after += 1) }),
    })),
  );
}

/** Splits lines that are the same into those near to what differs, and a fold between. */
function folded(lines: readonly Line[], isFirst: boolean, isLast: boolean): Stretch[] {
  const from = isFirst ? 0 : AROUND;
  const to = lines.length - (isLast ? 0 : AROUND);
  const shown = (part: readonly Line[]): Stretch => ({ isFold: false, size: part.length, lines: part });
  if (to - from < FEWEST_FOLDED) return [shown(lines)];
  const fold = { isFold: true, size: to - from, lines: lines.slice(from, to) };
  return [shown(lines.slice(0, from)), fold, shown(lines.slice(to))].filter(({ size }) => size > 0);
}

/** The stretches as far as they can be shown. */
function within(stretches: readonly Stretch[]): { readonly stretches: Stretch[]; readonly cut: boolean } {
  const left = { shown: MOST_SHOWN, folded: MOST_FOLDED };
  const kept: Stretch[] = [];
  for (const { isFold, size, lines } of stretches) {
    if (left.shown === 0) return { stretches: kept, cut: true };
    const which = isFold ? "folded" : "shown";
    const some = lines.slice(0, left[which]);
    left[which] -= some.length;
    kept.push({ isFold, size, lines: some.map(shortened) });
    if (!isFold && some.length < size) return { stretches: kept, cut: true };
  }
  return { stretches: kept, cut: false };
}

/**
 * Compares two pages line by line. Whatever they hold, it ends within seconds, and what comes of it can be drawn.
 *
 * @param before text of the page that is compared with; empty where there was none
 * @param after text of the page that is shown; empty where it is gone
 */
export function compare(before: string, after: string): Difference {
  if (Math.max(before.length, after.length) > MOST_TEXT) return { kind: "tooLong" };
  const [from, to] = [before, after].map((text) => (text === "" ? [] : text.split("\n", MOST_LINES + 1)));
  if (!from || !to || Math.max(from.length, to.length) > MOST_LINES) return { kind: "tooLong" };
  const parts = diffArrays(from, to, { maxEditLength: MOST_DIFFERENT, timeout: MOST_TIME });
  if (!parts) return { kind: "tooDifferent" };
  const count = (which: "added" | "removed"): number =>
    parts.reduce((sum, part) => sum + (part[which] ? part.value.length : 0), 0);
  const merged = mergedLines(parts);
  const stretches = merged.flatMap((lines, at) => {
    const part = parts[at];
    if (part?.added || part?.removed) return [{ isFold: false, size: lines.length, lines }];
    return folded(lines, at === 0, at === merged.length - 1);
  });
  return { kind: "lines", added: count("added"), removed: count("removed"), ...within(stretches) };
}
