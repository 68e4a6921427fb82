import { useCallback } from "react";

/** Set on the heading of the field that is pointed at; the style sheet of the page reads it. */
const ATTRIBUTE = "data-field-mark";

interface MarkHandlers {
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Marks the heading of a field while its link is pointed at or focused. The heading is part of generated content, so it is
 * found by its anchor.
 *
 * @returns a function from the anchor of a field to the handlers of its link
 */
export function useFieldMark(): (anchor: string) => MarkHandlers {
  return useCallback((anchor) => {
    const set = (marked: boolean): void => {
      document.getElementById(anchor)?.toggleAttribute(ATTRIBUTE, marked);
    };
    const on = (): void => {
      set(true);
    };
    const off = (): void => {
      set(false);
    };
    return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off };
  }, []);
}
