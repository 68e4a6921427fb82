import type { Row } from "./rows";

/** The effect of a key: the position of the line to move to, or a line on which it acts as a click does. */
export type Step = { readonly to: number } | { readonly press: Row };

function sideways(rows: readonly Row[], active: number, row: Row, key: "ArrowLeft" | "ArrowRight"): Step | undefined {
  if (key === "ArrowRight") {
    if (row.expanded === false) return { press: row };
    return row.expanded && rows[active + 1] ? { to: active + 1 } : undefined;
  }
  if (row.expanded) return { press: row };
  const parent = rows.findLastIndex(({ level }, at) => at < active && level < row.level);
  return parent === -1 ? undefined : { to: parent };
}

/**
 * The effect of a key that is no letter, by the tree pattern of the ARIA Authoring Practices.
 *
 * @param active position of the active line
 * @param inView number of lines in view
 * @returns undefined for a key without a meaning here
 */
export function stepOf(key: string, rows: readonly Row[], active: number, inView: number): Step | undefined {
  const row = rows[active];
  if (!row) return undefined;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + inView,
    PageUp: active - inView,
    Home: 0,
    End: rows.length - 1,
  };
  const to = moves[key];
  if (to !== undefined) return { to: Math.min(Math.max(to, 0), rows.length - 1) };
  if (key === "ArrowLeft" || key === "ArrowRight") return sideways(rows, active, row, key);
  return key === "Enter" || key === " " ? { press: row } : undefined;
}

/** Milliseconds between two letters of a name; after a longer pause, the next letter starts another name. */
const PAUSE = 800;

/** Letters of a name that were typed in the tree. */
export interface Typed {
  readonly letters: string;
  /** When the last one was typed, in milliseconds of any clock. */
  readonly time: number;
}

/** Adds a letter to those that were typed just before. */
export function typedWith(before: Typed | undefined, letter: string, time: number): Typed {
  const recent = before && time - before.time <= PAUSE ? before.letters : "";
  return { letters: recent + letter.toLowerCase(), time };
}

/**
 * The line to which typed letters lead: the next whose name begins with them, from the end on to the start. From the second letter
 * on, the active line counts too. One letter that is repeated leads from each line that begins with it to the next.
 *
 * @returns its position, or -1
 */
export function lineOf(rows: readonly Row[], active: number, { letters }: Typed): number {
  const find = (start: string, from: number): number => {
    const positions = rows.map((_, step) => (from + step) % rows.length);
    return positions.find((at) => rows[at]?.name.toLowerCase().startsWith(start)) ?? -1;
  };
  const [first = ""] = letters;
  const found = find(letters, letters.length === 1 ? active + 1 : active);
  return found === -1 && letters === first.repeat(letters.length) ? find(first, active + 1) : found;
}
