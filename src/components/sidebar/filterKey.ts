/** Leads to the filter of the sidebar: no letter, since those are of screen readers, and none that browsers take. */
export const FILTER_KEY = ".";
