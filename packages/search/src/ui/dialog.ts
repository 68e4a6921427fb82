/** Keyboard helpers for all dialogs of a site, and the history entry that they share. */
export { isComposing, isKey, useShortcut } from "./keys.ts";

/**
 * Whether there is a history entry for an open dialog, so that back navigation closes the dialog instead of leaving the page.
 * The entry is a copy of the entry of the page. The router must not be notified when the entry is added or removed: the router
 * would scroll the page to the top.
 */
let state: "absent" | "present" | "leaving" = "absent";
let onBack: (() => void) | null = null;
/** Resolves the promises of `modalLeft`. */
const waiting: (() => void)[] = [];

/** Listens to the history. Call it before the router starts: only the first listener can stop events from reaching others. */
export function watchHistory(): void {
  window.addEventListener("popstate", (event) => {
    if (state === "absent") return;
    event.stopImmediatePropagation();
    const isByReader = state === "present";
    state = "absent";
    if (isByReader) onBack?.();
    // The dialog was opened again before the previous entry had been removed.
    else if (onBack) enterModal(onBack);
    for (const resolve of waiting.splice(0)) resolve();
  });
}

/**
 * Adds the history entry when the dialog opens.
 *
 * @param close called when the reader goes back
 */
export function enterModal(close: () => void): void {
  onBack = close;
  if (state !== "absent") return;
  state = "present";
  window.history.pushState(window.history.state, "");
}

/** Removes the history entry when the dialog has closed. */
export function leaveModal(): void {
  onBack = null;
  if (state !== "present") return;
  state = "leaving";
  window.history.back();
}

/** Resolves once there is no history entry of a dialog: only then may the router navigate. */
export function modalLeft(): Promise<void> {
  if (state === "absent") return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

function takesFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** Lists the descendants of an element that the Tab key reaches, in document order. */
export function focusableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesFocus);
}

/**
 * Returns the element that is some steps further in a list that wraps around at both ends.
 *
 * @param from where to start: if it is not in the list, a step forward leads to the first element, a step back to the last
 * @returns undefined for an empty ring
 */
export function stepInRing<T>(ring: readonly T[], from: T | null, steps: number): T | undefined {
  const start = from === null ? -1 : ring.indexOf(from);
  const index = start === -1 && steps < 0 ? steps : start + steps;
  return ring.at(ring.length === 0 ? 0 : index % ring.length);
}

/** Handles a press of the Tab key: moves the focus to the next or previous element, but not out of the dialog. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const ring = focusableIn(dialog);
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  event.preventDefault();
  stepInRing(ring, active, event.shiftKey ? -1 : 1)?.focus();
}
