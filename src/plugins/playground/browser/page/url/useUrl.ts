import { useEffect, useState } from "react";
import type { PlaygroundInput } from "../../protocol";
import type { Excess } from "./bounds";
import { linkTo } from "./hash";

/** Milliseconds without a change after which the URL is written: browsers allow few writes. */
const PAUSE = 600;

/** What came of the last state that was tried for the URL. */
export interface UrlState {
  /** What it had too much of. */
  readonly excess?: Excess | undefined;
  /** Whether the URL has an earlier state instead. */
  readonly earlier: boolean;
}

function write(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}

/**
 * Keeps the state of the playground in the hash of the URL, from where it is not sent.
 *
 * @param changes a number that grows with each change; there is nothing to keep at zero
 * @param enabled whether the playground is open
 */
export function useUrlState(current: () => PlaygroundInput, changes: number, enabled: boolean): UrlState {
  const [state, setState] = useState<UrlState>({ earlier: false });

  useEffect(() => {
    if (changes === 0 || !enabled) return undefined;
    let obsolete = false;
    const timer = setTimeout(() => {
      void linkTo(current()).then((link) => {
        if (obsolete) return;
        if ("hash" in link) write(link.hash);
        setState({ excess: "excess" in link ? link.excess : undefined, earlier: window.location.hash !== "" });
      });
    }, PAUSE);
    return () => {
      obsolete = true;
      clearTimeout(timer);
    };
  }, [current, changes, enabled]);

  return state;
}
