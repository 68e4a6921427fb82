/** Prefix of a tab list's class; the group's id follows. `src/plugins/startup/storedTabs.ts` finds the list by this class. */
export const TABS_CLASS = "tabs-of-";
