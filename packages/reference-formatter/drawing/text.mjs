/**
 * Widths of text in pixels, from a table instead of from a font: the same on every machine, and no less than what usual
 * fonts need.
 */

/** Where a name continues on a second line, between two of its words. */
export const BREAK = "\n";

/** Characters of a name that fit in one line. */
const LINE = 20;

const CODE_ADVANCE = 7.5;
const USUAL_ADVANCE = 8.4;
const ADVANCES = /** @type {const} */ ([
  [/[iljI.,:|'!()[\] ]/u, 4.8],
  [/[mwMW@]/u, 13.4],
  [/[A-Z0-9]/u, 9.2],
]);

/**
 * Width of the longest line of a name in the font of code, at 12 px.
 *
 * @param {string} name with its breaks
 */
export function codeWidth(name) {
  return Math.ceil(Math.max(...name.split(BREAK).map(({ length }) => length)) * CODE_ADVANCE);
}

/**
 * Width of a text in the font of the site, at 13 px and half bold.
 *
 * @param {string} text
 */
export function textWidth(text) {
  const advances = Array.from(text, (letter) => ADVANCES.find(([of]) => of.test(letter))?.[1] ?? USUAL_ADVANCE);
  return Math.ceil(advances.reduce((sum, advance) => sum + advance, 0));
}

/**
 * The words of a name in camel case or with underscores; one that is longer than a line is cut.
 *
 * @param {string} name
 * @returns {string[]}
 */
function wordsOf(name) {
  const words = name.match(/[A-Z]+(?![a-z])_?|[A-Z]?[^A-Z_]+_?|_+|[A-Z]/gu) ?? [];
  return words.flatMap((word) => word.match(new RegExp(`.{1,${String(LINE)}}`, "gu")) ?? []);
}

/**
 * Breaks a long name into lines, between its words.
 *
 * @param {string} name
 * @returns {string} the name with a `BREAK` where a line ends
 */
export function breakName(name) {
  /** @type {string[]} */
  const lines = [];
  for (const word of name.length > LINE ? wordsOf(name) : [name]) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length <= LINE) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.join(BREAK);
}
