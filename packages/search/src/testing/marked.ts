import type { ExpandedWord } from "../engine/expansion.ts";
import type { MarkedText } from "../shared/types.ts";

/** Puts brackets around the marks of a text. */
export function bracketed({ text, marks }: MarkedText): string {
  return marks.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

/** Makes a word of a query with other words that it matches. */
export function expanded(word: string, ...matches: readonly string[]): ExpandedWord {
  const term = { text: word, presence: "optional", editDistance: 0, boost: 1 } as const;
  return { word, term, isStopWord: false, matches: new Map([word, ...matches].map((match) => [match, 1])) };
}
