/** Longer code is not highlighted: a grammar may read a long line many times over, which would block the page. */
const MAX_LINES = 300;
const MAX_CHARACTERS = 6000;

/** Whether code is short enough to be highlighted. */
export function isHighlightable(code: string): boolean {
  return code.length <= MAX_CHARACTERS && code.split("\n", MAX_LINES + 1).length <= MAX_LINES;
}
