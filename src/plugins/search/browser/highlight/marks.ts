/**
 * Which page has marked terms. This is all that pages pay for before the first search: what marks and how comes with the
 * search itself.
 */

/** Marks to be made on the page that the router goes to. */
export interface Marking {
  /** Path of that page. */
  readonly pathname: string;
  /**
   * Called once the page is there.
   *
   * @param report takes the number of places that are marked, whenever it changes
   * @returns takes the marks away
   */
  readonly start: (report: (count: number) => void) => () => void;
}

let expected: Marking | null = null;
let stop: (() => void) | null = null;
let count = 0;
const listeners = new Set<() => void>();

function report(value: number): void {
  count = value;
  for (const listener of listeners) listener();
}

/** Has marks made on the page that the next change of route leads to. */
export function expectMarks(marking: Marking): void {
  expected = marking;
}

/** Has marks made on the page that is there, in place of others. */
export function makeMarks(start: Marking["start"]): void {
  clearMarks();
  stop = start(report);
}

/** Takes the marks of the page away. */
export function clearMarks(): void {
  stop?.();
  stop = null;
  if (count > 0) report(0);
}

/**
 * Called after each change of route. Marks stay while the reader jumps about on the same page.
 *
 * @param pathname path of the page that is there now
 * @param previous path of the page before
 */
export function routeChanged(pathname: string, previous: string | undefined): void {
  const marking = expected;
  expected = null;
  if (marking && withoutSlash(marking.pathname) === withoutSlash(pathname)) {
    makeMarks(marking.start);
  } else if (pathname !== previous) {
    clearMarks();
  }
}

/** A path without the slash at its end, which makes no other page. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/u, "");
}

/** Number of places that are marked now. */
export function markCount(): number {
  return count;
}

/** Calls back when the number of marked places changes; returns the end of that. */
export function subscribeMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
