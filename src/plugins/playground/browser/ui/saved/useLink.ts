import { useEffect, useState } from "react";
import type { PlaygroundInput } from "../../protocol";
import { HASH_PREFIX } from "./historyEntry";
import { linkTo } from "./link";

/** Milliseconds without a change before the URL is written: browsers limit how often a page may write it. */
const PAUSE = 600;

/** The result of the last attempt to write the state to the URL. */
export interface LinkState {
  /** Why there is no link: the limit that the state exceeds, or an option with a control character. */
  readonly excess?: string | undefined;
  /** Whether the URL has a state: the current one or, if that has no link, an earlier one. */
  readonly hasEarlier: boolean;
}

/** Where the input is saved. */
export type SavedIn = "nowhere" | "tab" | "device";

const AFTER_RELOAD: Readonly<Record<SavedIn, string>> = {
  nowhere: "Your browser doesn't let this page store it, so a reload loses what you entered.",
  tab: "A reload brings back what you entered, until you close this tab.",
  device: "A reload brings back what you entered, and a new tab too.",
};

/** Says that there is no link to the input, and whether a reload loses the input; empty when there is a link. */
export function noLinkNotice({ excess, hasEarlier }: LinkState, savedIn: SavedIn): string {
  if (!excess) return "";
  const url = hasEarlier ? "The URL opens the last state that fits." : "The URL contains none of it.";
  return `No link is possible with ${excess}. ${url} ${AFTER_RELOAD[savedIn]} To pass it on, download it as a project.`;
}

/**
 * Writes the state of the playground to the hash of the URL, which browsers don't send.
 *
 * @param changes number of changes so far; nothing is written at zero
 * @param enabled whether the playground is open
 */
export function useLink(current: () => PlaygroundInput, changes: number, enabled: boolean): LinkState {
  const [state, setState] = useState<LinkState>({ hasEarlier: false });

  useEffect(() => {
    if (changes === 0 || !enabled) return undefined;
    let isObsolete = false;
    const timer = setTimeout(() => {
      void linkTo(current()).then((link) => {
        if (isObsolete) return;
        const { pathname, search } = window.location;
        if ("hash" in link) window.history.replaceState(window.history.state, "", pathname + search + link.hash);
        setState({
          excess: "excess" in link ? link.excess : undefined,
          hasEarlier: window.location.hash.startsWith(HASH_PREFIX),
        });
      });
    }, PAUSE);
    return () => {
      isObsolete = true;
      clearTimeout(timer);
    };
  }, [current, changes, enabled]);

  return state;
}
