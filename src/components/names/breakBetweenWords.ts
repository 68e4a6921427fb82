/** Zero-width space: a place where a line may break, which is not seen, not read aloud and not selected by a word. */
export const BREAK = "\u200B";

/** Names up to this length fit beside the arrow of the narrowest sidebar. */
const FITS = 24;

/**
 * Marks the places in a long name where a line may break: before a capital that starts a word, and after a slash, dot or
 * underscore.
 *
 * @param name a label; one with spaces, or a short one, is returned as it is
 */
export function breakBetweenWords(name: string): string {
  if (name.length <= FITS || name.includes(" ")) return name;
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, BREAK)
    .replaceAll(/(?<=[/._])(?=\w)/gu, BREAK);
}
