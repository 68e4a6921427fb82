import { splitName, ZERO_WIDTH_SPACE } from "@site/src/shared/text/identifiers";

/** Maximum length of a name that fits beside the arrow of the narrowest sidebar. */
const SIDEBAR_LENGTH = 24;

/** Whether a part of a name would leave a letter alone on its line. */
function isShort(part: string): boolean {
  return part.replaceAll(/\W/gu, "").length < 2;
}

/**
 * Inserts break opportunities into a long name: before a capital that starts a word, and after a slash, dot or underscore. A
 * word of one letter stays with its neighbour.
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
