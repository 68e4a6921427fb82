import type { ReactNode } from "react";
import { breakBetweenWords, ZERO_WIDTH_SPACE } from "../shared/text.ts";
import type { MarkedText } from "../shared/types.ts";

interface Segment {
  text: string;
  readonly marked: boolean;
}

/** Lists the offsets in a name at which a line may wrap. */
function breaksOf(name: string): Set<number> {
  const breaks = new Set<number>();
  let offset = 0;
  for (const part of breakBetweenWords(name).split(ZERO_WIDTH_SPACE).slice(0, -1)) {
    offset += part.length;
    breaks.add(offset);
  }
  return breaks;
}

/** Splits a text into marked and unmarked segments, and lets long names wrap between words. */
export function segmentsOf({ text, marks }: MarkedText): readonly Segment[] {
  const breaks = text.includes(ZERO_WIDTH_SPACE) ? new Set<number>() : breaksOf(text);
  const segments: Segment[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const marked = marks.some(({ start, end }) => start <= index && index < end);
    const part = (breaks.has(index) ? ZERO_WIDTH_SPACE : "") + text.charAt(index);
    const last = segments.at(-1);
    if (last?.marked === marked) last.text += part;
    else segments.push({ text: part, marked });
  }
  return segments;
}

/** A text with its matches marked; markup in it is shown as text. */
export default function Marked({ value }: { readonly value: MarkedText }): ReactNode {
  return segmentsOf(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
