/** How the class of the tab list of each group begins; `src/plugins/startup/storedTabs.ts` finds the lists by it. */
export const TABS_CLASS = "tabs-of-";

/** Class of the tab list of a group. Encoded, so that it is one class and needs no escape in a selector. */
export function groupClass(group: string): string {
  return `${TABS_CLASS}${encodeURIComponent(group)}`;
}
