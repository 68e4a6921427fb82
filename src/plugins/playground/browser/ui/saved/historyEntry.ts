/** Beginning of a URL's hash that contains a state of the playground. */
export const HASH_PREFIX = "#playground=";

/**
 * Key in `history.state` of a history entry in which the playground is open. Its value is the time at which the playground was
 * opened there. After a reload, the value tells the reloaded entry from a link that was followed.
 */
const MARK = "playground";

/** Identifies a history entry. */
export interface HistoryEntry {
  readonly mark: number | undefined;
  readonly hash: string;
}

/** The value of `history.state`: an object of the router, or null. */
type State = Readonly<Record<string, unknown>> | null;

/** Returns the mark in the state of an entry, if the playground was open there. */
export function markOf(state: unknown): number | undefined {
  const mark = (Object(state) as Readonly<Record<string, unknown>>)[MARK];
  return typeof mark === "number" ? mark : undefined;
}

/** Adds a mark to the state of an entry. */
export function withMark(state: unknown, mark: number): State {
  return { ...(state as State), [MARK]: mark };
}

/** Removes the mark from the state of an entry. */
export function withoutMark(state: unknown): State {
  if (state === null) return null;
  return Object.fromEntries(Object.entries(state as object).filter(([name]) => name !== MARK));
}

/**
 * Whether the current entry is the saved one, rather than a link that was followed. If the URL is written during a reload,
 * Chromium loses the entry's state and reloads the earlier URL; such an entry is recognized by its hash.
 *
 * @param navigation type of the navigation that led to the page
 */
export function isSameEntry(current: HistoryEntry, saved: HistoryEntry, navigation: string | undefined): boolean {
  if (current.mark !== undefined) return current.mark === saved.mark;
  return navigation === "reload" && current.hash === saved.hash;
}
