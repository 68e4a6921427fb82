import type { RefObject } from "react";
import { usePageKey } from "@site/src/components/shell/focus";

/** Leads to the filter of the sidebar: no letter, since those are of screen readers, and none that browsers take. */
export const FILTER_KEY = ".";

/** Makes the key that leads to the filter of the sidebar focus its field, wherever in the page it is pressed. */
export function useFilterKey(field: RefObject<HTMLInputElement | null>): void {
  usePageKey(
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
