/** Media query of the screens that have room for the search in the navbar; the breakpoint of the theme. */
export const DESKTOP = "(min-width: 997px)";
