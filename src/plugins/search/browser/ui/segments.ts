import { breakBetweenWords } from "@site/src/components/names/breakBetweenWords";
import type { MarkedText } from "../../shared/types";

/** A part of a text that is marked or not. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

const BREAK = "\u200B";

/** Offsets in a name before which a line may break. */
function breaksOf(name: string): Set<number> {
  const breaks = new Set<number>();
  let offset = 0;
  for (const part of breakBetweenWords(name).split(BREAK).slice(0, -1)) {
    offset += part.length;
    breaks.add(offset);
  }
  return breaks;
}

/**
 * Splits a text into marked and other parts, and lets long names break between their words. Marks outside of the text,
 * or that overlap, are cut.
 */
export function segments({ text, marks }: MarkedText): Segment[] {
  const breaks = text.includes(BREAK) ? new Set<number>() : breaksOf(text);
  const result: Segment[] = [];
  function add(start: number, end: number, marked: boolean): void {
    if (end <= start) return;
    let part = "";
    for (let index = start; index < end; index += 1) part += (breaks.has(index) ? BREAK : "") + text.charAt(index);
    result.push({ text: part, marked });
  }
  let position = 0;
  for (const mark of marks) {
    const start = Math.max(position, mark.start);
    const end = Math.min(text.length, mark.end);
    if (end <= start) continue;
    add(position, start, false);
    add(start, end, true);
    position = end;
  }
  add(position, text.length, false);
  return result;
}
