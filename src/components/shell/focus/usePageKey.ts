import { useEffect, useEffectEvent } from "react";
import { takesKeys } from "./takesKeys";

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
