/** Letters, marks and digits in a row, with an apostrophe or accent inside: what a word or identifier is made of. */
export const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Where an identifier breaks: before a capital that follows a small letter or digit (`average|Score`), before the last
 * capital of an acronym (`GPA|Value`), and between letters and digits only when the digits lead (`3|rd` stays whole).
 */
const BREAK = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Words in which nothing is folded but their case: nearly all. */
const ASCII = /^\p{ASCII}*$/u;

/** Where there can be a break at all. */
const CAPITAL = /.\p{Lu}/u;

/** A word in a text, or the part of an identifier, as the index knows it, and where it stands. */
export interface Word {
  /** Lower case, without accents. */
  readonly term: string;
  /** Offset of its first UTF-16 unit in the text. */
  readonly start: number;
  /** Offset after its last unit. */
  readonly end: number;
  /** True for the whole of an identifier whose parts are given as well. */
  readonly compound: boolean;
}

/**
 * The form under which a word is indexed and looked up: lower case and without accents, so that `Café` is `cafe`.
 *
 * @param word - letters and digits in any case
 */
export function fold(word: string): string {
  const plain = ASCII.test(word) ? word : word.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.toLowerCase();
}

/**
 * Splits a text into the words that the index holds. It is used on both sides, so that whatever is indexed can be found
 * by what is typed. Identifiers give their parts (camelCase, PascalCase, acronyms) and, when there are several, the
 * whole as well; everything that is neither letter nor digit separates (`snake_case`, `kebab-case`, `dotted.paths`).
 *
 * @param text - plain text
 * @returns words in order; the whole of an identifier comes before its parts
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(RUN)) {
    const run = match[0];
    const parts = CAPITAL.test(run) ? run.split(BREAK) : [run];
    if (parts.length > 1) {
      words.push({ term: fold(run), start: match.index, end: match.index + run.length, compound: true });
    }
    let start = match.index;
    for (const part of parts) {
      const term = fold(part);
      if (term !== "") words.push({ term, start, end: start + part.length, compound: false });
      start += part.length;
    }
  }
  return words;
}

/** The words of a text, where identifiers stand for their parts alone. */
export function partsOf(text: string): Word[] {
  return wordsOf(text).filter(({ compound }) => !compound);
}

/**
 * A name without case and separators, for comparing names: `UnWeightedGPA`, `un weighted gpa` and `un-weighted-gpa` are
 * one.
 */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
