import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { focusableIn, stepInRing } from "./focusable";

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
