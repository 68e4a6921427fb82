import { focusableIn, isComposing, trapFocus } from "docusaurus-lean-search/dialog";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";

interface Options {
  readonly shown: boolean;
  readonly onEscape: () => void;
  /** Selector of the control that opened the dialog, which gets the focus back. */
  readonly opener: string;
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
      if (event.key === "Escape" && !isComposing(event)) onEscape();
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
