/** Beyond either of these, highlighting would keep the page busy: a grammar can take a long line again and again. */
const MOST_LINES = 300;
const MOST_CHARACTERS = 6000;

/** Whether some code is short enough to be shown in colours. */
export function hasColours(code: string): boolean {
  return code.length <= MOST_CHARACTERS && code.split("\n", MOST_LINES + 1).length <= MOST_LINES;
}
