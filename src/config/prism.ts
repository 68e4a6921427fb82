import type { PrismTheme } from "prism-react-renderer";

/**
 * A theme without colours: `src/css/code.css` colours tokens by their classes. Inline styles would be a third of the HTML of
 * a page with code, and would not follow the colour mode.
 */
export const prismTheme: PrismTheme = { plain: {}, styles: [] };
