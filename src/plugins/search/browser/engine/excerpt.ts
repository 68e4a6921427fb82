import type { Mark, MarkedText } from "../../shared/types";
import { fold, wordsOf } from "../../shared/words";
import type { Need } from "./needs";

/** Characters that an excerpt has at most; two lines of a result on a phone. */
const EXCERPT_LENGTH = 160;
/** Characters before the first match that stay when a long sentence is cut. */
const LEAD = 60;

/** Parts of a text that answer the query: of a longer word only the part that was typed. */
function marksIn(text: string, needs: readonly Need[]): Mark[] {
  const marks: Mark[] = [];
  for (const { term, start, end } of wordsOf(text)) {
    const matching = needs.filter((need) => !need.stop && need.answers.has(term));
    if (matching.length === 0) continue;
    const lengths = matching.map(({ word }) => {
      const typed = text.slice(start, start + word.length);
      return fold(typed) === word ? start + word.length : end;
    });
    const last = marks.at(-1);
    const mark = { start, end: Math.min(end, Math.max(...lengths)) };
    if (last && mark.start < last.end) marks[marks.length - 1] = { ...last, end: Math.max(last.end, mark.end) };
    else marks.push(mark);
  }
  return marks;
}

/**
 * A text with the parts that answer the query.
 *
 * @param text - plain text
 * @param needs - of the query
 */
export function markText(text: string, needs: readonly Need[]): MarkedText {
  return { text, marks: marksIn(text, needs) };
}

/** The sentence around a position: from the end of the one before to its own. */
function sentenceAround(text: string, position: number): Mark {
  let start = 0;
  for (const { index } of text.matchAll(/[.!?…:]\s+(?=[\p{Lu}\p{N}])/gu)) {
    const next = index + 2;
    if (next > position) return { start, end: index + 1 };
    start = next;
  }
  return { start, end: text.length };
}

/** Cuts a range to the length of an excerpt, between words, so that the match stays in it. */
function fit(text: string, { start, end }: Mark, match: number): Mark {
  if (end - start <= EXCERPT_LENGTH) return { start, end };
  let from = start;
  if (match - start > EXCERPT_LENGTH - LEAD) from = Math.max(start, text.lastIndexOf(" ", match - LEAD) + 1);
  const to = Math.min(end, from + EXCERPT_LENGTH);
  const space = to < end ? text.lastIndexOf(" ", to) : to;
  return { start: from, end: space > match ? space : to };
}

/**
 * The sentence of a text around the first match, or its beginning.
 *
 * @param text - plain text of any length
 * @param needs - of the query
 * @returns a text of about 160 characters at most, with "…" where a sentence is cut
 */
export function excerptOf(text: string, needs: readonly Need[]): MarkedText {
  const marks = marksIn(text, needs);
  const match = marks[0]?.start ?? 0;
  const sentence = sentenceAround(text, match);
  const { start, end } = fit(text, sentence, match);
  const before = start > sentence.start ? "…" : "";
  const after = end < sentence.end ? "…" : "";
  const shift = start - before.length;
  return {
    text: before + text.slice(start, end).trimEnd() + after,
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start - shift, end: mark.end - shift })),
  };
}

/**
 * The words of texts that the query matched, as they stand there.
 *
 * @param texts - what a result shows or stands for
 * @param needs - of the query
 */
export function matchedWords(texts: readonly string[], needs: readonly Need[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const { start, end } of marksIn(text, needs)) found.add(text.slice(start, end));
  }
  return [...found];
}
