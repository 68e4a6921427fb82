import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How far outside the window an element counts as near: a window's height above or below. */
const MARGIN = "100% 0px";

/**
 * True once an element has come near the window, so that what is expensive renders before a reader scrolls to it, and
 * costs the first screen nothing. Printing brings every element near.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const show = (): void => {
      setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: MARGIN },
    );
    if (element.current) observer.observe(element.current);
    window.addEventListener("beforeprint", show);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", show);
    };
  }, [element]);
  return isNear;
}
