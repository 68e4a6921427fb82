import { useEffect, useState } from "react";
import type { PlaygroundInput } from "../../protocol";
import { markOf } from "../workspace/mark";
import { keep } from "./kept";

/** Milliseconds without a change after which it is kept; a long text takes a moment. */
const PAUSE = 250;

/**
 * Keeps what is entered for as long as the tab is open, also when it is too long for the URL.
 *
 * @param changes a number that grows with each change; there is nothing to keep at zero
 * @returns whether the browser lets it
 */
export function useKept(current: () => PlaygroundInput, changes: number): boolean {
  const [allowed, setAllowed] = useState(true);

  useEffect(() => {
    if (changes === 0) return undefined;
    let waiting = true;
    const save = (): void => {
      if (!waiting) return;
      waiting = false;
      keep({ input: current(), mark: markOf(window.history.state) }).then(
        () => {
          setAllowed(true);
        },
        () => {
          setAllowed(false);
        },
      );
    };
    const timer = setTimeout(save, PAUSE);
    // The page may go without another moment.
    document.addEventListener("visibilitychange", save);
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", save);
      window.removeEventListener("pagehide", save);
    };
  }, [current, changes]);

  return allowed;
}
