/** Zero-width space: a place where a line may break, which is not seen, not read aloud and not selected by a word. */
export const BREAK = "\u200B";

/** Names up to this length fit beside the arrow of the narrowest sidebar. */
const FITS = 24;

/**
 * Marks the places in a long name where a line may break: before a capital that starts a word, and after a slash, dot or
 * underscore. A word of one letter stays with its neighbour.
 *
 * @param name a label; one with spaces, or a short one, is returned as it is
 * @param fits how many letters fit on a line
 */
export function breakBetweenWords(name: string, fits = FITS): string {
  if (name.length <= fits || name.includes(" ")) return name;
  return name
    .replaceAll(/(?<=\w[a-z\d])(?=[A-Z]\w)(?![A-Z]{2}[a-z])|(?<=\w[A-Z])(?=[A-Z][a-z])/gu, BREAK)
    .replaceAll(/(?<=\w[/._])(?=\w\w)/gu, BREAK);
}
