import { useEffect, useRef } from "react";
import { isComposing } from "./isKey.ts";

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

/** Whether an element handles typed keys itself: a field, a select, or editable text. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** Moves the focus with the Tab key, without leaving the dialog. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const ring = focusableIn(dialog);
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  event.preventDefault();
  stepInRing(ring, active, event.shiftKey ? -1 : 1)?.focus();
}

/**
 * Calls `onPress` when the reader presses a keyboard shortcut of the page outside any field.
 *
 * @param isShortcut whether the event is the shortcut, and the shortcut applies now
 */
export function useShortcut(isShortcut: (event: KeyboardEvent) => boolean, onPress: () => void): void {
  const latest = useRef({ isShortcut, onPress });
  useEffect(() => {
    latest.current = { isShortcut, onPress };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isComposing(event)) return;
      // The first element of the path is the real target, even inside a shadow root.
      if (takesKeys(event.composedPath()[0] ?? null) || !latest.current.isShortcut(event)) return;
      event.preventDefault();
      latest.current.onPress();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
