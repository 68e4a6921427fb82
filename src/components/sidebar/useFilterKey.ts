import type { RefObject } from "react";
import { isKey, useShortcut } from "docusaurus-lean-search/dialog";

/** Shortcut that focuses the filter. Not a letter, because screen readers use letters, and not a key that browsers use. */
export const FILTER_KEY = ".";

type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** Whether a press is the shortcut. */
export function isFilterKey(press: KeyPress): boolean {
  return isKey(press, FILTER_KEY, "Period") && !(press.ctrlKey || press.metaKey || press.altKey);
}

/** Focuses the field of the sidebar's filter when the shortcut is pressed anywhere on the page. */
export function useFilterKey(field: RefObject<HTMLInputElement | null>): void {
  useShortcut(
    (press) => isFilterKey(press) && field.current?.checkVisibility({ visibilityProperty: true }) === true,
    () => {
      field.current?.focus();
      field.current?.select();
    },
  );
}
