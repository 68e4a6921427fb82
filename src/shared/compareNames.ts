/** Orders names as a dictionary has them: `Media` before `MediaConnection` before `mediaTrend`, `v2` before `v10`. */
export const compareNames = new Intl.Collator("en", { numeric: true }).compare;
