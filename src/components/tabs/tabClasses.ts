/** Prefix of the class of each group's tab list, by which `src/plugins/startup/storedTabs.ts` finds the lists. */
export const TABS_CLASS = "tabs-of-";

/** Returns the class of a group's tab list, encoded so that it is one class that needs no escape in a selector. */
export function groupClass(group: string): string {
  return `${TABS_CLASS}${encodeURIComponent(group)}`;
}
