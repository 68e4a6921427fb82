/** Parts of the theme's components, for a site that replaces some of them. */
export { opensInNewTab } from "./keys.ts";
export { default as Marked } from "./Marked.tsx";
export { default as MarksNotice } from "./MarksNotice.tsx";
export { kindLabel } from "./messages.ts";
export type { ResultProps } from "./controller.ts";
export { default as SearchBox } from "./SearchBox.tsx";
