import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** Height of a line, in units of the size of text, which readers can change. */
const LINE = 2.125;

/** Lines that are rendered above and below those in view. */
const MARGIN = 8;

interface Window {
  /** Pixels of a line. */
  readonly height: number;
  /** Position of the first rendered line, and of the one after the last. */
  readonly first: number;
  readonly last: number;
}

function lineHeight(): number {
  const coarse = matchMedia("(pointer: coarse)").matches;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return coarse ? Math.max(44, size * LINE) : size * LINE;
}

/**
 * Tells which lines of a long list are in view.
 *
 * @param box the element that scrolls
 * @param count number of lines
 */
export function useWindow(box: RefObject<HTMLElement | null>, count: number): Window {
  const [{ top, visible, height }, setState] = useState({ top: 0, visible: 0, height: 34 });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const read = (): void => {
      setState({ top: element.scrollTop, visible: element.clientHeight, height: lineHeight() });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [box]);

  const first = Math.max(0, Math.floor(top / height) - MARGIN);
  const last = Math.min(count, Math.ceil((top + visible) / height) + MARGIN);
  return { height, first, last };
}
