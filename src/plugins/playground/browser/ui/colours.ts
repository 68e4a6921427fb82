/** Longer code is not highlighted: a grammar may read a long line many times over, which would block the page. */
const MOST_LINES = 300;
const MOST_CHARACTERS = 6000;

/** Whether code is short enough to be highlighted. */
export function hasColours(code: string): boolean {
  return code.length <= MOST_CHARACTERS && code.split("\n", MOST_LINES + 1).length <= MOST_LINES;
}
