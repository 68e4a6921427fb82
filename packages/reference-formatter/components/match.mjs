/**
 * A row of a list as its filter sees it.
 *
 * @typedef {object} Row
 * @property {string} text its name, type and description
 * @property {readonly string[]} parts texts of the parts of it that fold, such as arguments
 */

/**
 * The words that a reader looks for.
 *
 * @param {string} typed
 * @returns {string[]} in lower case; none shows everything
 */
export function wordsIn(typed) {
  return typed.toLowerCase().split(/\s+/u).filter(Boolean);
}

/**
 * Whether a row has all words, and where.
 *
 * @param {Row} row
 * @param {readonly string[]} words in lower case
 * @returns {number[] | undefined} the parts that have a word which is nowhere else in the row, by their places; `undefined`
 *   when the row lacks a word
 */
export function match({ text, parts }, words) {
  const rest = words.filter((word) => !text.toLowerCase().includes(word));
  const found = parts.map((part) => part.toLowerCase());
  if (!rest.every((word) => found.some((part) => part.includes(word)))) return undefined;
  return found.flatMap((part, at) => (rest.some((word) => part.includes(word)) ? [at] : []));
}
