import { startTransition, useEffect, useState } from "react";

/**
 * Whether what nobody needs at once is to be rendered: not with the page, but right after it, in steps between which the page
 * reacts to its reader.
 */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setReady(true);
    });
  }, []);
  return ready;
}
