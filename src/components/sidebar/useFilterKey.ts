import type { RefObject } from "react";
import { useShortcut } from "@site/src/components/shell/focus";

/** Shortcut that focuses the filter. No letter, because screen readers use those, and no key that browsers use. */
export const FILTER_KEY = ".";

/** Focuses the field of the sidebar's filter when the shortcut is pressed anywhere on the page. */
export function useFilterKey(field: RefObject<HTMLInputElement | null>): void {
  useShortcut(
    ({ key, ctrlKey, metaKey, altKey }) =>
      key === FILTER_KEY &&
      !(ctrlKey || metaKey || altKey) &&
      field.current?.checkVisibility({ visibilityProperty: true }) === true,
    () => {
      field.current?.focus();
      field.current?.select();
    },
  );
}
