/** Formats a number with commas between thousands. */
export const numeral = (number: number): string => number.toLocaleString("en");

const list = new Intl.ListFormat("en-GB");

/**
 * Joins names into a phrase, such as `A, B and 3 more`.
 *
 * @param max number of names to write; the rest is counted, unless it is a single name
 */
export function listNames(names: readonly string[], max = Infinity): string {
  const more = names.length - max;
  return list.format(more > 1 ? [...names.slice(0, max), `${numeral(more)} more`] : names);
}

/** Writes a number of things, such as `1 page` and `2,012 pages`. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${numeral(number)} ${number === 1 ? one : several}`;

/** Returns the message of a caught value, which need not be an Error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
