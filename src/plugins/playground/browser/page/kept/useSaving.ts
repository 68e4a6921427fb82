import { useEffect } from "react";

/** Milliseconds without a change after which it is saved; a long text takes a moment. */
const PAUSE = 250;

/**
 * Saves what is entered once it has not changed for a moment, or when the page goes.
 *
 * @param changes a number that grows with each change; there is nothing to save at zero
 */
export function useSaving(save: () => void, changes: number): void {
  useEffect(() => {
    if (changes === 0) return undefined;
    let waiting = true;
    const once = (): void => {
      if (!waiting) return;
      waiting = false;
      save();
    };
    const timer = setTimeout(once, PAUSE);
    // The page may go without another moment.
    document.addEventListener("visibilitychange", once);
    window.addEventListener("pagehide", once);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", once);
      window.removeEventListener("pagehide", once);
    };
  }, [save, changes]);
}
