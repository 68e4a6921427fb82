import { useEffect, useState } from "react";
import { STALL_THRESHOLD } from "../../shared/constants";

/**
 * Whether something has been busy for longer than the stall threshold without a break. The box measures this itself:
 * autocomplete-core starts anew with each key, and stops when an earlier query is answered.
 */
export function useStalled(busy: boolean): boolean {
  const [stalled, setStalled] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => {
      setStalled(true);
    }, STALL_THRESHOLD);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [busy]);
  return stalled;
}
