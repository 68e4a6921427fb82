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
