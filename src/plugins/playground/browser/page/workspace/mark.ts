/**
 * In the state of the entry that the open playground has in the history of the tab: the time at which it was opened. A reload
 * finds it there, and tells by it that the URL is no link which was followed.
 */
const MARK = "playground";

/** What tells an entry from others. */
export interface Entry {
  readonly mark: number | undefined;
  /** Hash of its URL. */
  readonly hash: string;
}

/** The state of an entry, as the router gives it. */
type State = Readonly<Record<string, unknown>> | null;

/** The mark of an entry, if the playground was open in it. */
export function markOf(state: unknown): number | undefined {
  const mark = ((state ?? {}) as Readonly<Record<string, unknown>>)[MARK];
  return typeof mark === "number" ? mark : undefined;
}

/** The same state as that of an entry of the playground. */
export function marked(state: unknown, mark: number): State {
  return { ...(state as State), [MARK]: mark };
}

/** The same state as that of an entry of the page. */
export function unmarked(state: unknown): State {
  if (state === null) return null;
  return Object.fromEntries(Object.entries(state as object).filter(([name]) => name !== MARK));
}

/**
 * Whether an entry is the one that was left, and its URL no link which was followed. Chromium forgets the state of an entry
 * whose URL is written while a reload is on its way, and reloads the URL from before.
 *
 * @param type how the browser came to the page, as the timing of the navigation says
 */
export function isSameEntry(now: Entry, left: Entry, type: string | undefined): boolean {
  return now.mark === undefined ? type === "reload" && now.hash === left.hash : now.mark === left.mark;
}
