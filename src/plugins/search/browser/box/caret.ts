/**
 * The place in the field of the navbar where a reader types. A page of another kind brings a navbar of its own, and may
 * arrive while someone is typing into the one that it replaces.
 */

let caret: readonly [number | null, number | null] | null = null;

/** To be called before a field leaves the page. */
export function keepCaret(field: HTMLInputElement): void {
  caret = document.activeElement === field ? [field.selectionStart, field.selectionEnd] : null;
}

/** Gives a new field the focus that the one before it had; to be called when it is on the page. */
export function restoreCaret(field: HTMLInputElement): void {
  if (!caret) return;
  const [start, end] = caret;
  caret = null;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
}
