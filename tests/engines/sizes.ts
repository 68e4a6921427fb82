import type { Size } from "./page";

/** A window with the navbar, the sidebar and the contents of a page side by side. */
export const WIDE: Size = { width: 1280, height: 900 };

/** The screen of a phone. */
export const NARROW: Size = { width: 390, height: 844 };
