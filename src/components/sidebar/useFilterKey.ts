import { useEffect } from "react";
import type { RefObject } from "react";
import { takesKeys } from "@site/src/components/shell/focus/takesKeys";

/** Leads to the filter of the sidebar: no letter, since those are of screen readers, and none that browsers take. */
export const FILTER_KEY = ".";

/** Makes the key that leads to the filter of the sidebar focus its field, wherever in the page it is pressed. */
export function useFilterKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== FILTER_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || event.isComposing || takesKeys(event.composedPath()[0] ?? null)) return;
      if (!field.current?.checkVisibility({ visibilityProperty: true })) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
    };
  }, [field]);
}
