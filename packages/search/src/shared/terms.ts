import { splitIdentifier } from "./text.ts";
import type { FIELD_BOOSTS } from "./constants.ts";

/** Matches a sequence of letters, marks and digits: an identifier, or a word of a sentence. Marks alone are not a word. */
const IDENTIFIER = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Matches a word without accents. Most words match, and need no slow normalization. */
const ASCII = /^\p{ASCII}*$/u;

export interface Word {
  /** The normalized word, under which it is indexed: see `normalize`. */
  readonly term: string;
  /** Offset of its first UTF-16 unit in the text. */
  readonly start: number;
  /** Offset after its last unit. */
  readonly end: number;
  /** True for a whole identifier, which is followed by its parts. */
  readonly compound: boolean;
}

/**
 * Matches the accents of letters in scripts where a word means the same without them, and the spaces and signs in letters
 * that NFKD turns into several words.
 */
const REMOVED = /[^\p{L}\p{M}\p{N}]|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;

/** Makes a word lower case and removes its accents, so that `Café` is indexed and looked up as `cafe`. */
export function normalize(word: string): string {
  const plain = ASCII.test(word) ? word : word.normalize("NFKD").replace(REMOVED, "").normalize("NFC");
  return plain.toLowerCase();
}

/** Matches a letter of a script that does not separate words. */
const UNSEPARATED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a text has letters of a script that does not separate words. */
export function isUnseparated(text: string): boolean {
  return !ASCII.test(text) && UNSEPARATED.test(text);
}

/** Splits text in any of these scripts into words. Created when it is first needed, because its creation takes milliseconds. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a sequence of letters into words: an identifier in camel case, or a text without spaces. */
function splitLetters(letters: string): string[] {
  if (!isUnseparated(letters)) return splitIdentifier(letters);
  // Firefox has it since release 125.
  if (!("Segmenter" in Intl)) return letters.match(/\P{M}\p{M}*/gu) ?? [];
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  return Array.from(segmenter.segment(letters), ({ segment }) => segment);
}

/**
 * Splits a text into words, by the same rules for the index and for queries. An identifier in camel case becomes the whole
 * identifier, followed by its parts. All characters except letters and digits separate words (`snake_case`, `kebab-case`,
 * `dotted.paths`).
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: identifier, index } of text.matchAll(IDENTIFIER)) {
    const parts = splitLetters(identifier);
    // A whole text without spaces is not a word.
    if (parts.length > 1 && !isUnseparated(identifier)) {
      words.push({ term: normalize(identifier), start: index, end: index + identifier.length, compound: true });
    }
    let start = index;
    for (const part of parts) {
      const term = normalize(part);
      if (term !== "") words.push({ term, start, end: start + part.length, compound: false });
      start += part.length;
    }
  }
  return words;
}

/** Splits a text into words, without whole identifiers. */
export function partsOf(text: string): Word[] {
  return wordsOf(text).filter(({ compound }) => !compound);
}

/** Lists the identifiers of a text, unchanged. */
export function identifiersOf(text: string): readonly string[] {
  return text.match(IDENTIFIER) ?? [];
}

/** Removes case and separators from a name, for comparison: `UnWeightedGPA` and `un-weighted-gpa` become equal. */
export function squash(text: string): string {
  return normalize(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * Words that are not indexed in running text and not required in results. Short words that are often names in
 * code (`in`, `on`, `if`, `type`, `input`) are not stop words.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about after all also am an and any are as at be because been before being but by can cannot could did do does " +
    "each for from get had has have how i instead into is it its like make may more most my no nor not of off one only " +
    "or other our out over own same should so some still such than that the their them then there these they this " +
    "those through to too up use used uses using very via want was we were what when where which while who why will " +
    "with within without would you your"
  ).split(" "),
);

/** A searchable field of a document, which a query may name (`title:media`). */
export type SearchField = keyof typeof FIELD_BOOSTS;

/** The searchable fields, in the order of the index. */
export const SEARCH_FIELDS: readonly SearchField[] = ["title", "content", "tags", "sidebarParentCategories"];

/**
 * Lists the terms under which the text of a field is indexed, repeated as often as they occur. Stop words of running
 * text are skipped, which makes the index a third smaller.
 */
export function termsOf(text: string, field: SearchField): string[] {
  const terms = wordsOf(text).map((word) => word.term);
  return field === "content" ? terms.filter((term) => !STOP_WORDS.has(term)) : terms;
}

/**
 * The documents that contain a term in one field, in ascending order, and how often each does: the range from `start`
 * (inclusive) to `end` (exclusive) of two arrays that many postings share.
 */
export interface Posting {
  readonly ids: Uint32Array;
  readonly frequencies: Uint32Array;
  readonly start: number;
  readonly end: number;
}

/** Inverts an index: from the terms of each document to the documents of each term. */
export function postingsOf(documents: readonly (readonly string[])[]): Map<string, Posting> {
  const idsOf = new Map<string, number[]>();
  let total = 0;
  documents.forEach((terms, id) => {
    total += terms.length;
    for (const term of terms) {
      const known = idsOf.get(term);
      if (known) known.push(id);
      else idsOf.set(term, [id]);
    }
  });
  const [ids, frequencies] = [new Uint32Array(total), new Uint32Array(total)];
  const postings = new Map<string, Posting>();
  let end = 0;
  for (const [term, occurrences] of idsOf) {
    const start = end;
    let last = -1;
    for (const id of occurrences) {
      if (id !== last) end += 1;
      ids[end - 1] = last = id;
      frequencies[end - 1] = (frequencies[end - 1] ?? 0) + 1;
    }
    postings.set(term, { ids, frequencies, start, end });
  }
  return postings;
}
