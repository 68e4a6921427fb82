/**
 * The entry of an open dialog in the history of the tab. With one, back navigation closes the dialog and leaves the page
 * alone. The entry is a copy of the one below it, and the router does not hear of either: it would scroll the page to
 * its top.
 */

let state: "absent" | "present" | "leaving" = "absent";
let onBack: (() => void) | null = null;
const waiting: (() => void)[] = [];

/** Listens to the history. To be called before the router does, as only the first listener can keep news from others. */
export function watchHistory(): void {
  window.addEventListener("popstate", (event) => {
    if (state === "absent") return;
    event.stopImmediatePropagation();
    const byReader = state === "present";
    state = "absent";
    if (byReader) onBack?.();
    // The dialog was opened again before its last entry was gone.
    else if (onBack) enterModal(onBack);
    for (const resolve of waiting.splice(0)) resolve();
  });
}

/**
 * Adds the entry; call it when the dialog opens.
 *
 * @param close called when the reader goes back
 */
export function enterModal(close: () => void): void {
  onBack = close;
  if (state !== "absent") return;
  state = "present";
  window.history.pushState(window.history.state, "");
}

/** Takes the entry away; call it when the dialog has closed. */
export function leaveModal(): void {
  onBack = null;
  if (state !== "present") return;
  state = "leaving";
  window.history.back();
}

/** Resolves as soon as there is no entry: only then may the router go on. */
export function modalGone(): Promise<void> {
  if (state === "absent") return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
