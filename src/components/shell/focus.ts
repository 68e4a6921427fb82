import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

function takesFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

/** Elements inside another that the Tab key reaches, in the order of the document. */
export function focusableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesFocus);
}

/**
 * The element a number of steps away in a ring.
 *
 * @param from where to start; one that is not in the ring counts as just before its first element
 * @returns undefined for an empty ring
 */
export function stepInRing<T>(ring: readonly T[], from: T | null, steps: number): T | undefined {
  const start = from === null ? -1 : ring.indexOf(from);
  const index = start === -1 && steps < 0 ? steps : start + steps;
  return ring.at(ring.length === 0 ? 0 : index % ring.length);
}

/** Whether keys pressed on an element are its own: a field, a select, or text that can be edited. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

interface Options {
  readonly shown: boolean;
  readonly onEscape: () => void;
  /** The control that shows the dialog, which gets the focus back. */
  readonly opener: string;
}

/** Keeps the Tab key among the elements of a dialog. */
export function keepInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const ring = focusableIn(dialog);
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  event.preventDefault();
  stepInRing(ring, active, event.shiftKey ? -1 : 1)?.focus();
}

/**
 * Focus of a modal dialog: it goes to the first element when the dialog is shown, stays inside, and returns to the
 * control that showed it. Escape closes.
 *
 * @returns ref for the element that holds the dialog
 */
export function useModalFocus({ shown, onEscape, opener }: Options): RefObject<HTMLDivElement | null> {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return undefined;
    focusableIn(element)[0]?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") onEscape();
      if (event.key === "Tab") keepInside(element, event);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      const active = document.activeElement;
      // Whoever moved the focus elsewhere meant it.
      if (active === document.body || element.contains(active)) document.querySelector<HTMLElement>(opener)?.focus();
    };
  }, [shown, onEscape, opener]);
  return dialog;
}

/**
 * Calls back when the reader presses a key of the page outside of any field.
 *
 * @param isMeant whether a press is of that key, and there is something to do
 */
export function usePageKey(isMeant: (event: KeyboardEvent) => boolean, onPress: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    // The first of the path is the real target, inside of a shadow root too.
    if (takesKeys(event.composedPath()[0] ?? null) || !isMeant(event)) return;
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
