/** For all dialogs of a site: the keyboard, and the history entry that they share. */
export { isComposing, isKey, useShortcut } from "./keys.ts";

/**
 * A history entry for an open dialog, so that back navigation closes the dialog instead of leaving the page. The entry is
 * a copy of the one below it. The router must not be notified when it is added or removed: it would scroll the page to
 * the top.
 */
let state: "absent" | "present" | "leaving" = "absent";
let onBack: (() => void) | null = null;
const waiting: (() => void)[] = [];

/** Listens to the history. Call it before the router starts: only the first listener can stop events from reaching others. */
export function watchHistory(): void {
  window.addEventListener("popstate", (event) => {
    if (state === "absent") return;
    event.stopImmediatePropagation();
    const byReader = state === "present";
    state = "absent";
    if (byReader) onBack?.();
    // The dialog was opened again before its last entry had been removed.
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
 * Returns the element that is some steps further in a list, which wraps around at both ends.
 *
 * @param from where to start; an element outside the ring counts as being just before the first
 * @returns undefined for an empty ring
 */
export function stepInRing<T>(ring: readonly T[], from: T | null, steps: number): T | undefined {
  const start = from === null ? -1 : ring.indexOf(from);
  const index = start === -1 && steps < 0 ? steps : start + steps;
  return ring.at(ring.length === 0 ? 0 : index % ring.length);
}

/** Moves the focus with the Tab key, without leaving the dialog. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const ring = focusableIn(dialog);
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  event.preventDefault();
  stepInRing(ring, active, event.shiftKey ? -1 : 1)?.focus();
}
