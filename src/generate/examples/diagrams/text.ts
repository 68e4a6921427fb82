import { BREAK } from "./drawing";

/**
 * Widths of text in pixels, from a table instead of from a font: the same on every machine, and no less than what the
 * fonts of the site need.
 */
const CODE_ADVANCE = 7.5;
const ADVANCES: readonly (readonly [characters: RegExp, advance: number])[] = [
  [/[iljI.,:|'!()[\] ]/u, 4.8],
  [/[mwMW@]/u, 13.4],
  [/[A-Z0-9]/u, 9.2],
];
const USUAL_ADVANCE = 8.4;

/** Width of a text in the font of code, at 12 px. */
export function codeWidth(text: string): number {
  return Math.ceil(text.length * CODE_ADVANCE);
}

/** Width of a text in the font of the site, at 13 px and half bold. */
export function textWidth(text: string): number {
  const advances = Array.from(text, (letter) => ADVANCES.find(([of]) => of.test(letter))?.[1] ?? USUAL_ADVANCE);
  return Math.ceil(advances.reduce((sum, advance) => sum + advance, 0));
}

/** Characters of a name that fit in one line. */
const LINE = 20;

/** The words of a name in camel case or with underscores; a word that is no word is cut. */
function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])_?|[A-Z]?[^A-Z_]+_?|_+|[A-Z]/gu) ?? [];
  return words.flatMap((word) => word.match(new RegExp(`.{1,${String(LINE)}}`, "gu")) ?? []);
}

/**
 * Breaks a long name into lines, between its words.
 *
 * @returns the name with a `BREAK` where a line ends
 */
export function breakName(name: string): string {
  const lines: string[] = [];
  for (const word of name.length > LINE ? wordsOf(name) : [name]) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length <= LINE) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.join(BREAK);
}
