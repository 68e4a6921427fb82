/**
 * In the state of the entry that the open playground has in the history of the tab: the time at which it was opened. A reload
 * finds it there, and tells by it that the URL is no link which was followed.
 */
const MARK = "playground";

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
