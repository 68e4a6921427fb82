import { startTransition, useEffect, useState } from "react";

/** Returns true once non-urgent UI may render: after hydration, in a transition, so that input stays responsive. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setReady(true);
    });
  }, []);
  return ready;
}
