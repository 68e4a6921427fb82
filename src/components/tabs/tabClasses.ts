/** Prefix of the class of each group's tab list, by which `src/plugins/startup/storedTabs.ts` finds the lists. */
export const TABS_CLASS = "tabs-of-";
