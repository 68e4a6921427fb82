import { useEffect, useEffectEvent } from "react";
import { takesKeys } from "@site/src/components/shell/focus/takesKeys";
import { isSearchHotkey } from "./hotkey";

/** Calls back when the reader presses a hotkey of the search outside of any field. */
export function useHotkey(onHotkey: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (!isSearchHotkey(event, navigator.platform)) return;
    // The first of the path is the real target, inside of a shadow root too.
    if (takesKeys(event.composedPath()[0] ?? null)) return;
    event.preventDefault();
    onHotkey();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
