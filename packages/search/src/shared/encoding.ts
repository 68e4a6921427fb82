/** Writes numbers, terms and lines as text that compresses well, and reads them. */

/**
 * 64 characters that JSON does not escape. The last digit of a number is one of the first `BASE`; its earlier digits are from
 * the other half, so that numbers need no separator.
 */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE = 32;
const VALUES: readonly number[] = Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));

/** Writes a non-negative integer with a variable number of characters: one up to 31, two up to 1,055. */
export function encodeNumber(value: number): string {
  let rest = Math.floor(value / BASE);
  let text = DIGITS.charAt(value % BASE);
  while (rest > 0) {
    rest -= 1;
    text = DIGITS.charAt(BASE + (rest % BASE)) + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}

/**
 * Reads numbers that `encodeNumber` wrote one after the other.
 *
 * @param start - index in `numbers` at which to store the first number
 * @returns the index in `numbers` after the last number
 * @throws Error if a character is not a digit, or the last number is incomplete
 */
export function decodeInto(numbers: number[] | Uint32Array, start: number, text: string): number {
  let end = start;
  let lead = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] ?? -1;
    if (value < 0) throw new Error(`"${text.charAt(at)}" is not a digit of a packed number`);
    if (value < BASE) {
      numbers[end] = lead * BASE + value;
      end += 1;
      lead = 0;
    } else {
      lead = lead * BASE + (value - BASE) + 1;
    }
  }
  if (lead > 0) throw new Error("a packed number has no end");
  return end;
}

/** Reads numbers as `decodeInto` does, into a new list. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  decodeInto(numbers, 0, text);
  return numbers;
}

/** Writes ascending numbers as their gaps. */
export function encodeGaps(ids: readonly number[]): string {
  return ids.map((id, at) => encodeNumber(id - (ids[at - 1] ?? -1) - 1)).join("");
}

/** Turns gaps into the numbers that `encodeGaps` was given, in place, from `start` to `end`. */
export function sumGaps(gaps: number[] | Uint32Array, start: number, end: number): void {
  for (let at = start + 1; at < end; at += 1) gaps[at] = (gaps[at] ?? 0) + (gaps[at - 1] ?? 0) + 1;
}

/** Separates the entries of a packed list. Terms consist of letters and digits, so they never contain it. */
export const SEPARATOR = " ";

/** Counts the first letters that two words share. */
export function sharedLength(word: string, other: string): number {
  let length = 0;
  while (length < word.length && word[length] === other[length]) length += 1;
  return length;
}

/** Maximum length of a shared prefix, which must fit into one digit. */
const MAX_PREFIX = BASE - 1;

/**
 * Front-codes a sorted list: writes each term as the number of first characters that it shares with the previous one,
 * and the rest.
 *
 * @param terms - distinct terms in ascending order
 * @throws Error if a term contains the separator
 */
export function packTerms(terms: readonly string[]): string {
  let previous = "";
  return terms
    .map((term) => {
      if (term.includes(SEPARATOR)) throw new Error(`The search cannot pack the term "${term}": it contains a space.`);
      const shared = Math.min(sharedLength(previous, term), MAX_PREFIX);
      previous = term;
      return encodeNumber(shared) + term.slice(shared);
    })
    .join(SEPARATOR);
}

/**
 * Reads a list that `packTerms` wrote.
 *
 * @throws Error if an entry does not start with the length of a prefix
 */
export function unpackTerms(packed: string): string[] {
  if (packed === "") return [];
  let previous = "";
  return packed.split(SEPARATOR).map((entry) => {
    const [shared = 0] = decodeNumbers(entry.slice(0, 1));
    previous = previous.slice(0, shared) + entry.slice(1);
    return previous;
  });
}

/** Separates a line from the number of times that it is repeated. */
const REPEATED = "\t";

/**
 * Joins lines, and writes a run of equal lines once.
 *
 * @throws Error if a line contains a line break or a tab
 */
export function packLines(list: readonly string[]): string {
  const broken = list.find((line) => /[\n\t]/u.test(line));
  if (broken !== undefined)
    throw new Error(`The search cannot pack a text with a line break or a tab: ${JSON.stringify(broken)}`);
  const starts = list.flatMap((line, at) => (at === 0 || line !== list[at - 1] ? [at] : []));
  return starts
    .map((start, at) => {
      const more = (starts[at + 1] ?? list.length) - start - 1;
      return `${list[start] ?? ""}${more === 0 ? "" : REPEATED + encodeNumber(more)}`;
    })
    .join("\n");
}

/** Reads lines that `packLines` joined. */
export function unpackLines(packed: string): string[] {
  return packed.split("\n").flatMap((line) => {
    const [value = "", more = ""] = line.split(REPEATED);
    return Array.from({ length: 1 + (decodeNumbers(more)[0] ?? 0) }, () => value);
  });
}
