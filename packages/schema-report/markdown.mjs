/** Writes text from a schema as Markdown that is also safe in MDX, where braces and angle brackets are code. */

/** @type {(character: string) => string} */
const characterReference = (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")};`;

/** Writes text on one line, in which only code in backticks is Markdown. @type {(text: string) => string} */
export function inline(text) {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line
    .split(/(?<!`)(`[^`]+`)(?!`)/u)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[\\<>{}_*`[\]$|~&#]/gu, characterReference)))
    .join("");
}

/** Writes text as code. @type {(text: string) => string} */
function code(text) {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  const runs = (line.match(/`+/gu) ?? [""]).map(({ length }) => length);
  const ticks = "`".repeat(Math.max(...runs) + 1);
  const space = /^`|`$/u.test(line) ? " " : "";
  return line === "" ? "“”" : `${ticks}${space}${line}${space}${ticks}`;
}

/** Writes a name as code, with a link if it has a page. @type {(text: string, url: string | undefined) => string} */
export function codeLink(text, url) {
  return url === undefined ? code(text) : `[${code(text)}](${url})`;
}

/**
 * Writes a number and a noun, in the plural unless the number is 1.
 *
 * @type {(number: number, noun: string) => string}
 */
export function count(number, noun) {
  return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
}
