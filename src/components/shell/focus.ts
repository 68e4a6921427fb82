import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";

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

interface Options {
  readonly shown: boolean;
  readonly onEscape: () => void;
  /** Selector of the control that opened the dialog, which gets the focus back. */
  readonly opener: string;
}

/** Moves the focus with the Tab key, without leaving the dialog. */
export function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const ring = focusableIn(dialog);
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  event.preventDefault();
  stepInRing(ring, active, event.shiftKey ? -1 : 1)?.focus();
}

/**
 * Manages the focus of a modal dialog: moves it to the first element when the dialog opens, keeps it inside, and returns it
 * to the control that opened the dialog. Escape closes.
 */
export function useModalFocus({ shown, onEscape, opener }: Options): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return undefined;
    focusableIn(element)[0]?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") onEscape();
      if (event.key === "Tab") trapFocus(element, event);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      const active = document.activeElement;
      // Don't return the focus if it was moved elsewhere on purpose.
      if (active === document.body || element.contains(active)) document.querySelector<HTMLElement>(opener)?.focus();
    };
  }, [shown, onEscape, opener]);
  return dialog;
}

/**
 * Calls `onPress` when the reader presses a keyboard shortcut of the page outside any field.
 *
 * @param isShortcut whether the event is the shortcut, and the shortcut applies now
 */
export function useShortcut(isShortcut: (event: KeyboardEvent) => boolean, onPress: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    // The first element of the path is the real target, even inside a shadow root.
    if (takesKeys(event.composedPath()[0] ?? null) || !isShortcut(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
