/**
 * Tracks the marks on a page. All pages load this module; `highlight.ts`, which adds the marks, loads with the search, or in a
 * tab that a result has opened.
 */
import type { Terms } from "./highlight.ts";

/** Marks for the page that the router is navigating to. */
interface ScheduledMarks {
  readonly pathname: string;
  /**
   * Adds the marks.
   *
   * @param report receives the number of marks each time the page has been marked
   * @returns a function that removes the marks
   */
  readonly start: (report: (count: number) => void) => () => void;
}

let scheduled: ScheduledMarks | null = null;
let removeMarks: (() => void) | null = null;
let count = 0;
const listeners = new Set<() => void>();

function report(value: number): void {
  count = value;
  for (const listener of listeners) listener();
}

/** Registers marks for the page that the router is about to show. */
export function scheduleMarks(marks: ScheduledMarks): void {
  scheduled = marks;
}

function addMarks(start: ScheduledMarks["start"]): void {
  clearMarks();
  removeMarks = start(report);
}

/** Removes all marks from the page. */
export function clearMarks(): void {
  removeMarks?.();
  removeMarks = null;
  if (count > 0) report(0);
}

export function markCount(): number {
  return count;
}

/** Calls a listener whenever the number of marks may have changed. Returns a function that unsubscribes it. */
export function subscribeMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/u, "");
}

/**
 * Adds the scheduled marks if their page is shown now; otherwise, removes the marks, unless only the hash has changed. Call
 * this after each change of route.
 */
export function routeChanged(pathname: string, previous: string | undefined): void {
  const marks = scheduled;
  scheduled = null;
  if (marks && withoutSlash(marks.pathname) === withoutSlash(pathname)) {
    addMarks(marks.start);
  } else if (pathname !== previous) {
    clearMarks();
  }
}

/**
 * A message between tabs of the site. A page that a result opens in another tab requests its terms, and the tab with
 * the search answers, so that the terms need not be in the URL or in storage.
 */
export interface Message {
  /** Random id of the tab that requests its terms, also in the answer. */
  readonly tab: number;
  /** Id of the page that was opened, from `pageOf`. */
  readonly page: string;
  /** Absent in a request. */
  readonly answer?: Terms;
}

/** Returns the id of an opened page and section, which is the same in both tabs. */
export function pageOf({ pathname, hash }: Pick<URL, "pathname" | "hash">): string {
  return withoutSlash(pathname) + hash;
}

/** Opens the channel between tabs; `null` if the browser does not support it, or blocks it together with storage. */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("search-terms");
  } catch {
    return null;
  }
}

/** Marks the terms if a search has opened this tab. Call this after the first page of the tab has rendered. */
export function requestTerms(): void {
  // A tab that was opened for this page has only one history entry.
  const channel = window.history.length > 1 ? null : openChannel();
  if (!channel) return;
  const page = pageOf(window.location);
  const tab = Math.random();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const { answer } = data;
    if (!answer || data.tab !== tab) return;
    channel.close();
    import("./highlight.ts").then(
      ({ showTerms }) => {
        if (pageOf(window.location) !== page) return;
        addMarks((onCount) => showTerms(answer, window.location.hash, onCount));
      },
      // If the script does not load, the page is shown without marks.
      () => undefined,
    );
  };
  channel.postMessage({ tab, page } satisfies Message);
}
