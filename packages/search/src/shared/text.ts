/** Functions for names and words, which a site may need too. */
export { editDistance } from "./editDistance.ts";

/**
 * Matches where the next word of an identifier begins: before a capital after a small letter or digit (`average|Score`), and
 * before the last capital of an acronym before a small letter (`GPA|Value`). No word begins at a digit or at a small
 * letter (`3rd`, `utf8`).
 */
const BREAK = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** `BREAK`, tested only at the offset `lastIndex`. */
const BREAK_HERE = new RegExp(BREAK, "uy");

/** Matches a capital after the first character: without one, there is only one word. */
const CAPITAL = /.\p{Lu}/u;

/** Splits an identifier into its words, without changing their case. */
export function splitIdentifier(identifier: string): string[] {
  return CAPITAL.test(identifier) ? identifier.split(BREAK) : [identifier];
}

/** Zero-width space: lets a line wrap, and is neither visible nor read aloud. */
export const ZERO_WIDTH_SPACE = "\u200B";

/** Word joiner: keeps a line from wrapping, and is neither visible nor read aloud. */
export const WORD_JOINER = "\u2060";

/** Removes the characters that only control where lines wrap. */
export function withoutBreaks(text: string): string {
  return text.replaceAll(/[\u200B\u2060]/gu, "");
}

/**
 * Splits a name where a line may wrap: before each word of its identifiers, after a slash or underscore in it, and after a dot,
 * unless a short word follows, such as the extension of a file.
 */
export function splitName(name: string): string[] {
  return name.split(/(?<=\w[/_])(?=\w)|(?<=\w\.)(?=\w{5})/u).flatMap(splitIdentifier);
}

/** Whether a word of an identifier begins at an offset in a text. */
export function isIdentifierBreak(text: string, offset: number): boolean {
  BREAK_HERE.lastIndex = offset;
  return BREAK_HERE.test(text);
}

/** Maximum length of a name that fits beside the arrow of the narrowest sidebar. */
const SIDEBAR_LENGTH = 24;

/** Whether a part of a name is too short for a line of its own. */
function isShort(part: string): boolean {
  return part.replaceAll(/\W/gu, "").length < 2;
}

/**
 * Inserts break opportunities into a long name where `splitName` splits it. A word of one letter stays with its neighbour.
 *
 * @param name a label, returned unchanged if it is short or contains a space
 * @param maxLength longest name that stays on one line
 */
export function breakBetweenWords(name: string, maxLength = SIDEBAR_LENGTH): string {
  if (name.length <= maxLength || name.includes(" ")) return name;
  const parts: string[] = [];
  for (const part of splitName(name)) {
    const last = parts.at(-1);
    if (last !== undefined && (isShort(last) || isShort(part))) parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts.join(ZERO_WIDTH_SPACE);
}
