/** Colour of the browser's own bars in each mode: the same as the navbar's, `--surface-raised` in the tokens. */
export const themeColors = { light: "#ffffff", dark: "#1c1d22" } as const;
