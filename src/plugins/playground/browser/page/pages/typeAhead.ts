import type { Row } from "./rows";

/** Milliseconds between two letters of one beginning; after more, the next letter begins anew. */
const PAUSE = 800;

/** What has been typed of the name of a line. */
export interface Typed {
  readonly letters: string;
  /** Of the last letter, in milliseconds of any clock. */
  readonly time: number;
}

/** Adds a letter to those that were typed just before. */
export function typedWith(before: Typed | undefined, letter: string, time: number): Typed {
  const recent = before && time - before.time <= PAUSE ? before.letters : "";
  return { letters: recent + letter.toLowerCase(), time };
}

/**
 * The line that typed letters lead to: the next one that begins with them, in a ring. While a beginning grows, the active line
 * is as good as the next. A letter that is typed again and again leads from one line with it to the next.
 *
 * @returns -1 when there is none
 */
export function lineOf(rows: readonly Row[], active: number, { letters }: Typed): number {
  const find = (beginning: string, from: number): number => {
    const ring = rows.map((_, step) => (from + step) % rows.length);
    return ring.find((at) => rows[at]?.name.toLowerCase().startsWith(beginning)) ?? -1;
  };
  const [first = ""] = letters;
  const found = find(letters, letters.length === 1 ? active + 1 : active);
  return found === -1 && letters === first.repeat(letters.length) ? find(first, active + 1) : found;
}
