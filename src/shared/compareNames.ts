/** Compares names in dictionary order: `Media` before `MediaConnection` before `mediaTrend`, `v2` before `v10`. */
export const compareNames = new Intl.Collator("en", { numeric: true }).compare;
