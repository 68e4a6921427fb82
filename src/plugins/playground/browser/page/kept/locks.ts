const PREFIX = "playground.tab.";

/** Ids that this page holds. */
const held = new Map<string, Promise<boolean>>();

/**
 * Tells other pages, as long as this one is open, that a tab is.
 *
 * @returns whether no other page holds its id
 */
export function hold(id: string): Promise<boolean> {
  const known = held.get(id);
  if (known) return known;
  const answer = new Promise<boolean>((resolve, reject) => {
    navigator.locks
      .request(PREFIX + id, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        // For as long as the page is there.
        return new Promise<void>(() => undefined);
      })
      .catch(reject);
  });
  held.set(id, answer);
  return answer;
}

/** Ids of the tabs that are open with the playground. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held: locks = [] } = await navigator.locks.query();
  return new Set(locks.map(({ name = "" }) => name.slice(PREFIX.length)));
}
