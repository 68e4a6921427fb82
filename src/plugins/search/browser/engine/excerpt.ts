import { memoize } from "@site/src/shared/memoize";
import { fold, wordsOf } from "../../shared/terms";
import type { Excerpt, Mark } from "../../shared/types";
import type { ExpandedWord } from "./expansion";
import type { DocumentText } from "./shards";

/** Characters of an excerpt at most: two lines of a result on a phone. */
const EXCERPT_LENGTH = 160;
/** Characters of it that every screen shows: one line of a result on a desktop. */
const SEEN = 80;
/** Characters before the first match that are kept when the beginning is cut to show it. */
const LEAD = 40;

/** The parts of a text that match the query: of a longer word only the part that was typed. */
function marksIn(text: string, words: readonly ExpandedWord[]): Mark[] {
  const marks: Mark[] = [];
  const wanted = words.filter(({ isStopWord }) => !isStopWord);
  for (const { term, start, end } of wordsOf(text)) {
    const matching = wanted.filter(({ matches }) => matches.has(term));
    if (matching.length === 0) continue;
    const ends = matching.map(({ word }) => {
      const typed = text.slice(start, start + word.length);
      return fold(typed) === word ? start + word.length : end;
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

/** Makes the finder of a query, which reads each text once. */
export function markerFor(words: readonly ExpandedWord[]): FindMarks {
  return memoize((text: string) => marksIn(text, words));
}

/** Matches between two sentences. Rows of tables begin with a name, maybe in lower case, and a dash. */
const BETWEEN = /[.!?…:]\s+(?=[\p{Lu}\p{N}]|(?:[^\s.]\S* ){1,6}– )/gu;

function sentencesOf(text: string): Mark[] {
  const starts = Array.from(text.matchAll(BETWEEN), ({ index }) => index + 2);
  return [0, ...starts].map((start, at) => ({ start, end: (starts[at] ?? text.length + 1) - 1 }));
}

/** The sentence that holds the most different words of the query; the first of several, or of all without any. */
function bestSentence(text: string, marks: readonly Mark[]): Mark {
  let best: Mark = { start: 0, end: text.length };
  let most = -1;
  for (const sentence of sentencesOf(text)) {
    const within = marks.filter(({ start }) => start >= sentence.start && start < sentence.end);
    const { size } = new Set(within.map(({ start, end }) => fold(text.slice(start, end))));
    if (size > most) [best, most] = [sentence, size];
  }
  return best;
}

/** Cuts a sentence to the length of an excerpt, between words, so that the match is visible. */
function fit(text: string, { start, end }: Mark, match: Mark): Mark {
  const lead = Math.max(start, match.start - LEAD);
  // A long word before the match, such as a URL, is cut as well.
  const between = Math.max(start, text.lastIndexOf(" ", lead) + 1);
  const from = match.end - start > SEEN ? (match.end - between > SEEN ? lead : between) : start;
  const to = Math.min(end, from + EXCERPT_LENGTH);
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
 * The sentence of a document that matches the query best, or its first. Code stands in its place if the query matches code
 * alone, or if there is no running text.
 */
export function excerptOf({ text, code }: DocumentText, title: string, findMarks: FindMarks): Excerpt {
  const marks = findMarks(text);
  const isFound = marks.length > 0 || findMarks(title).length > 0;
  const inCode = isFound && text !== "" ? [] : findMarks(code);
  return inCode.length > 0 ? shorten(code, inCode, true) : shorten(text, marks, false);
}

/** The words of texts that the query matched, as they stand there. */
export function matchedWords(texts: readonly string[], findMarks: FindMarks): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const { start, end } of findMarks(text)) found.add(text.slice(start, end));
  }
  return [...found];
}
