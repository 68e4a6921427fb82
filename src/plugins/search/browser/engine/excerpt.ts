import type { Excerpt, Mark, MarkedText } from "../../shared/types";
import { fold, wordsOf } from "../../shared/words";
import type { Need } from "./needs";
import { remembering } from "./remembering";
import type { DocumentText } from "./texts";

/** Characters that an excerpt has at most; two lines of a result on a phone. */
const EXCERPT_LENGTH = 160;
/** Characters of it that are seen on any screen: one line of a result on a desktop. */
const SEEN = 80;
/** Characters before the first match that stay when it would not be seen. */
const LEAD = 40;

/** Parts of a text that answer the query: of a longer word only the part that was typed. */
function marksIn(text: string, needs: readonly Need[]): Mark[] {
  const marks: Mark[] = [];
  const telling = needs.filter(({ stop }) => !stop);
  for (const { term, start, end } of wordsOf(text)) {
    const matching = telling.filter(({ answers }) => answers.has(term));
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

/** Finds the parts of a text that answer a query. */
export type FindMarks = (text: string) => readonly Mark[];

/**
 * Makes the finder of a query. It reads each text once, however often a result is shown anew.
 *
 * @param needs - of the query
 */
export function marksFor(needs: readonly Need[]): FindMarks {
  return remembering((text: string) => marksIn(text, needs));
}

/**
 * A text with the parts that answer the query.
 *
 * @param text - plain text
 * @param marksOf - of the query
 */
export function markText(text: string, marksOf: FindMarks): MarkedText {
  return { text, marks: marksOf(text) };
}

/** What stands between two sentences. One may begin with a name in lower case and a dash, as rows of tables do. */
const BETWEEN = /[.!?…:]\s+(?=[\p{Lu}\p{N}]|(?:[^\s.]\S* ){1,6}– )/gu;

function sentencesOf(text: string): Mark[] {
  const starts = Array.from(text.matchAll(BETWEEN), ({ index }) => index + 2);
  return [0, ...starts].map((start, at) => ({ start, end: (starts[at] ?? text.length + 1) - 1 }));
}

/** The sentence that holds the most different words of the query; the first of several, or of all without any. */
function answeringSentence(text: string, marks: readonly Mark[]): Mark {
  let best: Mark = { start: 0, end: text.length };
  let most = -1;
  for (const sentence of sentencesOf(text)) {
    const within = marks.filter(({ start }) => start >= sentence.start && start < sentence.end);
    const { size } = new Set(within.map(({ start, end }) => fold(text.slice(start, end))));
    if (size > most) [best, most] = [sentence, size];
  }
  return best;
}

/** Cuts a range to the length of an excerpt, between words, so that the match is seen. */
function fit(text: string, { start, end }: Mark, match: Mark): Mark {
  const lead = Math.max(start, match.start - LEAD);
  // A long word before the match, such as a URL, is cut as well.
  const between = Math.max(start, text.lastIndexOf(" ", lead) + 1);
  const from = match.end - start > SEEN ? (match.end - between > SEEN ? lead : between) : start;
  const to = Math.min(end, from + EXCERPT_LENGTH);
  const space = to < end ? text.lastIndexOf(" ", to) : to;
  return { start: from, end: space > match.start ? space : to };
}

/** A text of about 160 characters at most, with "…" where a sentence is cut. */
function shorten(text: string, marks: readonly Mark[], isCode: boolean): Excerpt {
  // Code has no sentences.
  const sentence = isCode ? { start: 0, end: text.length } : answeringSentence(text, marks);
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
 * The sentence of a document that holds most of the query, or its first. Code stands for it where the query is found there and
 * nowhere else, or beside the title where there is no sentence.
 *
 * @param document - its running text, and the code in it
 * @param title - of the document
 * @param marksOf - of the query
 */
export function excerptOf({ text, code }: DocumentText, title: string, marksOf: FindMarks): Excerpt {
  const marks = marksOf(text);
  const isFound = marks.length > 0 || marksOf(title).length > 0;
  const inCode = isFound && text !== "" ? [] : marksOf(code);
  return inCode.length > 0 ? shorten(code, inCode, true) : shorten(text, marks, false);
}

/**
 * The words of texts that the query matched, as they stand there.
 *
 * @param texts - what a result shows or stands for
 * @param marksOf - of the query
 */
export function matchedWords(texts: readonly string[], marksOf: FindMarks): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const { start, end } of marksOf(text)) found.add(text.slice(start, end));
  }
  return [...found];
}
