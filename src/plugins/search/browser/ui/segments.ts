import { BREAK, breakBetweenWords } from "@site/src/components/names/breakBetweenWords";
import type { MarkedText } from "../../shared/types";

/** A part of a text that is marked or not. */
export interface Segment {
  text: string;
  readonly marked: boolean;
}

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

/** Splits a text into marked and other parts, and lets long names break between their words. */
export function segments({ text, marks }: MarkedText): readonly Segment[] {
  const breaks = text.includes(BREAK) ? new Set<number>() : breaksOf(text);
  const result: Segment[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const marked = marks.some(({ start, end }) => start <= index && index < end);
    const part = (breaks.has(index) ? BREAK : "") + text.charAt(index);
    const last = result.at(-1);
    if (last?.marked === marked) last.text += part;
    else result.push({ text: part, marked });
  }
  return result;
}
