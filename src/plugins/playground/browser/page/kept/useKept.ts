import { useCallback, useState } from "react";
import type { PlaygroundInput } from "../../protocol";
import { markOf } from "../workspace/mark";
import { keep } from "./kept";
import { useSaving } from "./useSaving";

/**
 * Keeps what is entered for as long as the tab is open, also when it is too long for the URL.
 *
 * @param changes a number that grows with each change; there is nothing to keep at zero
 * @returns whether the browser lets it
 */
export function useKept(current: () => PlaygroundInput, changes: number): boolean {
  const [allowed, setAllowed] = useState(true);

  const save = useCallback(() => {
    keep({ input: current(), mark: markOf(window.history.state), hash: window.location.hash }).then(
      () => {
        setAllowed(true);
      },
      () => {
        setAllowed(false);
      },
    );
  }, [current]);
  useSaving(save, changes);

  return allowed;
}
