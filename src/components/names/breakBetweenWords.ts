import { splitIdentifier } from "@site/src/shared/text/identifiers";

/** Zero-width space: a place where a line may break, which is not seen, not read aloud and not selected by a word. */
export const BREAK = "\u200B";

/** Names up to this length fit beside the arrow of the narrowest sidebar. */
const FITS = 24;

/** Whether a part of a name would leave a letter alone on its line. */
function isShort(part: string): boolean {
  return part.replaceAll(/\W/gu, "").length < 2;
}

/**
 * Marks the places in a long name where a line may break: before a capital that starts a word, and after a slash, dot or
 * underscore. A word of one letter stays with its neighbour.
 *
 * @param name a label; one with spaces, or a short one, is returned as it is
 * @param fits how many letters fit on a line
 */
export function breakBetweenWords(name: string, fits = FITS): string {
  if (name.length <= fits || name.includes(" ")) return name;
  const parts: string[] = [];
  for (const part of name.split(/(?<=\w[/._])(?=\w)/u).flatMap(splitIdentifier)) {
    const last = parts.at(-1);
    if (last !== undefined && (isShort(last) || isShort(part))) parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts.join(BREAK);
}
