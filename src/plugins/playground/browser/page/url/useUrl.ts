import { useEffect, useState } from "react";
import type { PlaygroundInput } from "../../protocol";
import { hashOf } from "./hash";

/** Milliseconds without a change after which the URL is written: browsers allow few writes. */
const PAUSE = 600;

/** What came of the state in the URL. */
export type UrlState = "current" | "pending" | "too long";

function write(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}

/**
 * Keeps the state of the playground in the hash of the URL, where it is neither sent nor stored.
 *
 * @param changes a number that grows with each change; there is nothing to keep at zero
 * @param enabled whether the playground is open
 */
export function useUrlState(current: () => PlaygroundInput, changes: number, enabled: boolean): UrlState {
  const [written, setWritten] = useState({ changes: 0, long: false });

  useEffect(() => {
    if (changes === 0 || !enabled) return undefined;
    let obsolete = false;
    const timer = setTimeout(() => {
      void hashOf(current()).then((hash) => {
        if (obsolete) return;
        if (hash !== undefined) write(hash);
        setWritten({ changes, long: hash === undefined });
      });
    }, PAUSE);
    return () => {
      obsolete = true;
      clearTimeout(timer);
    };
  }, [current, changes, enabled]);

  if (written.changes !== changes) return written.long ? "too long" : "pending";
  return written.long ? "too long" : "current";
}
