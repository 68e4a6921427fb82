/** Formats a number with commas between thousands. */
export const numeral = (number: number): string => number.toLocaleString("en");

const list = new Intl.ListFormat("en-GB");

/**
 * Lists names in words.
 *
 * @param max how many to name; the rest is counted
 */
export function listNames(names: readonly string[], max = Infinity): string {
  const more = names.length - max;
  return list.format(more > 1 ? [...names.slice(0, max), `${numeral(more)} more`] : names);
}

/** Writes a number of things, such as `1 page` and `2,012 pages`. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${numeral(number)} ${number === 1 ? one : several}`;

/** Returns the message of what was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
