/** A number with commas between thousands. */
export const numeral = (number: number): string => number.toLocaleString("en");

/** A number of things, such as `1 page` and `2,012 pages`. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${numeral(number)} ${number === 1 ? one : several}`;
