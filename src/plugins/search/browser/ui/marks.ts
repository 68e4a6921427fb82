/**
 * Which page has marked terms. All pages load this module; what makes the marks loads with the search.
 */
import type { Terms } from "./highlight";

/** Marks for the page that the router goes to. */
interface ExpectedMarks {
  /** Path of that page. */
  readonly pathname: string;
  /**
   * Makes the marks.
   *
   * @param report receives the number of marks whenever it changes
   * @returns removes the marks
   */
  readonly start: (report: (count: number) => void) => () => void;
}

let expected: ExpectedMarks | null = null;
let removeMarks: (() => void) | null = null;
let count = 0;
const listeners = new Set<() => void>();

function report(value: number): void {
  count = value;
  for (const listener of listeners) listener();
}

/** Makes marks on the page to which the next change of route leads. */
export function expectMarks(marks: ExpectedMarks): void {
  expected = marks;
}

function makeMarks(start: ExpectedMarks["start"]): void {
  clearMarks();
  removeMarks = start(report);
}

/** Removes the marks of the page. */
export function clearMarks(): void {
  removeMarks?.();
  removeMarks = null;
  if (count > 0) report(0);
}

/** Number of marks on the page. */
export function markCount(): number {
  return count;
}

/** Calls a listener when the number of marks changes; returns a function that ends this. */
export function subscribeMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/u, "");
}

/**
 * To be called after each change of route. Marks stay while the reader jumps about on the same page.
 *
 * @param previous path of the page before
 */
export function routeChanged(pathname: string, previous: string | undefined): void {
  const marks = expected;
  expected = null;
  if (marks && withoutSlash(marks.pathname) === withoutSlash(pathname)) {
    makeMarks(marks.start);
  } else if (pathname !== previous) {
    clearMarks();
  }
}

/**
 * What tabs of the site send each other. A page that a result opens in another tab asks for its terms, and the tab with the
 * search answers, so that neither URL nor storage holds them.
 */
export interface Message {
  readonly page: string;
  readonly answer?: Terms;
}

/** Identifies a result in both tabs. */
export function pageOf({ pathname, hash }: Pick<URL, "pathname" | "hash">): string {
  return withoutSlash(pathname) + hash;
}

/** Opens the channel between the tabs; `null` if the browser has none, or blocks it together with storage. */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("search-terms");
  } catch {
    return null;
  }
}

/** Marks the terms of the search that opened this tab, if one did. To be called after the first page has rendered. */
export function askForTerms(): void {
  // A tab that was opened for this page has no other history entry.
  const channel = window.history.length > 1 ? null : openChannel();
  if (!channel) return;
  const page = pageOf(window.location);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const { answer } = data;
    if (!answer || data.page !== page) return;
    channel.close();
    import("./highlight").then(
      ({ showTerms }) => {
        if (pageOf(window.location) !== page) return;
        makeMarks((onCount) => showTerms(answer, window.location.hash, onCount));
      },
      // The page is complete without marks.
      () => undefined,
    );
  };
  channel.postMessage({ page } satisfies Message);
}
