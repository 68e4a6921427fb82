/** For other dialogs of a site, which share the history entry of the search dialog. */
export { enterModal, leaveModal, modalLeft } from "./dialogHistory.ts";
export { focusableIn, stepInRing, trapFocus, useShortcut } from "./focus.ts";
export { isComposing, isKey } from "./isKey.ts";
