import { useSyncExternalStore } from "react";

/** Height of a line, in units of the size of text, which readers can change. */
const LINE = 2.125;

/** Lines for fingers are higher. */
const COARSE = "(pointer: coarse)";

function lineHeight(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * LINE;
  return matchMedia(COARSE).matches ? Math.max(44, size) : size;
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(COARSE);
  media.addEventListener("change", listener);
  window.addEventListener("resize", listener);
  return () => {
    media.removeEventListener("change", listener);
    window.removeEventListener("resize", listener);
  };
}

/** Pixels of a line in a list. */
export function useLineHeight(): number {
  return useSyncExternalStore(subscribe, lineHeight);
}
