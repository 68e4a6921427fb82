import { memoize } from "../shared/memoize.ts";
import { normalize, wordsOf } from "../shared/terms.ts";
import type { Excerpt, Mark } from "../shared/types.ts";
import type { ExpandedWord } from "./expansion.ts";
import type { DocumentText } from "./shards.ts";

/** Maximum number of characters: two lines of a result on a phone. */
const MAX_EXCERPT_LENGTH = 160;
/** Number of characters that every screen shows: one line of a result on a desktop. */
const VISIBLE_LENGTH = 80;
/** Number of characters to keep before the first match when the start of the text is cut off. */
const LEAD_LENGTH = 40;

/** Finds the parts of a text that match the query; in a longer word, only the typed part. */
function marksIn(text: string, words: readonly ExpandedWord[]): Mark[] {
  const marks: Mark[] = [];
  const wanted = words.filter(({ isStopWord }) => !isStopWord);
  for (const { term, start, end } of wordsOf(text)) {
    const matching = wanted.filter(({ matches }) => matches.has(term));
    if (matching.length === 0) continue;
    const ends = matching.map(({ word }) => {
      const typed = text.slice(start, start + word.length);
      return normalize(typed) === word ? start + word.length : end;
    });
    const last = marks.at(-1);
    const mark = { start, end: Math.min(end, Math.max(...ends)) };
    if (last && mark.start < last.end) marks[marks.length - 1] = { ...last, end: Math.max(last.end, mark.end) };
    else marks.push(mark);
  }
  return marks;
}

/** Finds the parts of a text that match a query. */
export type FindMarks = (text: string) => readonly Mark[];

/** Returns a function that finds the matches of a query in a text, memoized by text. */
export function markerFor(words: readonly ExpandedWord[]): FindMarks {
  return memoize((text: string) => marksIn(text, words));
}

/** Matches the end of a sentence before the next one. Rows of tables count as sentences: they start with a name and a dash. */
const SENTENCE_BREAK = /[.!?…:]\s+(?=[\p{Lu}\p{N}]|(?:[^\s.]\S* ){1,6}– )/gu;

function sentencesOf(text: string): Mark[] {
  const starts = Array.from(text.matchAll(SENTENCE_BREAK), ({ index }) => index + 2);
  return [0, ...starts].map((start, at) => ({ start, end: (starts[at] ?? text.length + 1) - 1 }));
}

/** Finds the sentence with the most different words of the query; the first of several equally good ones. */
function bestSentence(text: string, marks: readonly Mark[]): Mark {
  let best: Mark = { start: 0, end: text.length };
  let most = -1;
  for (const sentence of sentencesOf(text)) {
    const within = marks.filter(({ start }) => start >= sentence.start && start < sentence.end);
    const { size } = new Set(within.map(({ start, end }) => normalize(text.slice(start, end))));
    if (size > most) [best, most] = [sentence, size];
  }
  return best;
}

/** Cuts a sentence to the length of an excerpt, between words, so that the match is visible. */
function fit(text: string, { start, end }: Mark, match: Mark): Mark {
  const lead = Math.max(start, match.start - LEAD_LENGTH);
  const wordStart = Math.max(start, text.lastIndexOf(" ", lead) + 1);
  let from = start;
  if (match.end - start > VISIBLE_LENGTH) {
    // If a long word such as a URL precedes the match, it is cut too.
    from = match.end - wordStart > VISIBLE_LENGTH ? lead : wordStart;
  }
  const to = Math.min(end, from + MAX_EXCERPT_LENGTH);
  const space = to < end ? text.lastIndexOf(" ", to) : to;
  return { start: from, end: space > match.start ? space : to };
}

/** Shortens a text to an excerpt, with "…" where a sentence is cut. */
function shorten(text: string, marks: readonly Mark[], isCode: boolean): Excerpt {
  // Code has no sentences.
  const sentence = isCode ? { start: 0, end: text.length } : bestSentence(text, marks);
  const match = marks.find(({ start }) => start >= sentence.start) ?? { start: sentence.start, end: sentence.start };
  const { start, end } = fit(text, sentence, match);
  const before = start > sentence.start ? "…" : "";
  const after = end < sentence.end ? "…" : "";
  const shift = start - before.length;
  return {
    text: before + text.slice(start, end).trimEnd() + after,
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start - shift, end: mark.end - shift })),
    isCode,
  };
}

/**
 * Returns the excerpt of a document: the sentence that matches the query best, or the first. The excerpt is code if the query
 * matches the code, and either there is no running text, or neither the text nor the title matches.
 */
export function excerptOf({ text, code }: DocumentText, title: string, findMarks: FindMarks): Excerpt {
  const marks = findMarks(text);
  const isFound = marks.length > 0 || findMarks(title).length > 0;
  const inCode = isFound && text !== "" ? [] : findMarks(code);
  return inCode.length > 0 ? shorten(code, inCode, true) : shorten(text, marks, false);
}
