import type { Mark } from "../../shared/types";

/** Terms shorter than this are marked as whole words only: `id` is not the beginning of `idle`. */
const SHORT = 3;

/**
 * Finds words in a text, whatever their case. A term matches where a word or a part of a name begins (`score` in
 * `averageScore` and `average_score`, not in `underscored`).
 *
 * @param text plain text
 * @param terms words as they stand in some text
 * @returns the matches, in order and without overlap
 */
export function findTerms(text: string, terms: readonly string[]): Mark[] {
  const found = terms.flatMap((term) => findTerm(text, term.trim()));
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Mark[] = [];
  for (const mark of found) {
    const last = merged.at(-1);
    if (last && mark.start < last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, mark.end) };
    else merged.push(mark);
  }
  return merged;
}

function findTerm(text: string, term: string): Mark[] {
  if (term === "") return [];
  const escaped = term.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);
  const marks: Mark[] = [];
  for (const match of text.matchAll(new RegExp(escaped, "giu"))) {
    const start = match.index;
    const end = start + match[0].length;
    if (isBoundary(text, start) && (term.length >= SHORT || isBoundary(text, end))) marks.push({ start, end });
  }
  return marks;
}

/** Whether a word, or a part of a name, ends and another begins at an offset. */
function isBoundary(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 1), offset);
  const after = text.slice(offset, offset + 1);
  if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after)) return true;
  if (/\p{N}/u.test(before) !== /\p{N}/u.test(after)) return true;
  if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after)) return true;
  // The last capital of an acronym begins the next word: `GPAScore`.
  return /\p{Lu}/u.test(before) && /^\p{Lu}\p{Ll}/u.test(text.slice(offset, offset + 2));
}
