/** A number with commas between thousands. */
export const numeral = (number: number): string => number.toLocaleString("en");

const list = new Intl.ListFormat("en-GB");

/**
 * Lists names in words.
 *
 * @param most how many are named; the rest is counted
 */
export function listNames(names: readonly string[], most = Infinity): string {
  const more = names.length - most;
  return list.format(more > 1 ? [...names.slice(0, most), `${numeral(more)} more`] : names);
}

/** A number of things, such as `1 page` and `2,012 pages`. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${numeral(number)} ${number === 1 ? one : several}`;
