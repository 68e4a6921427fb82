import type { PrismTheme } from "prism-react-renderer";

/**
 * A theme without colours: those are in `src/css/code.css`, by the classes of tokens. A style on each token would be
 * a third of the HTML of a page with code, and would not follow the colour mode.
 */
export const prismTheme: PrismTheme = { plain: {}, styles: [] };
