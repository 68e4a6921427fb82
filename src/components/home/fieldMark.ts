import type { ComponentProps } from "react";

/** Set on the heading of the field that is pointed at; the style sheet of the page reads it. */
const ATTRIBUTE = "data-field-mark";

/**
 * What marks the heading of a field while its link is pointed at or focused. The heading is part of generated content, so
 * it is found by its anchor.
 */
export function fieldMark(
  anchor: string,
): Pick<ComponentProps<"a">, `on${"MouseEnter" | "MouseLeave" | "Focus" | "Blur"}`> {
  const set = (marked: boolean) => (): void => {
    document.getElementById(anchor)?.toggleAttribute(ATTRIBUTE, marked);
  };
  return { onMouseEnter: set(true), onMouseLeave: set(false), onFocus: set(true), onBlur: set(false) };
}
