import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** An element counts as near up to one viewport height above or below. */
const MARGIN = "100% 0px";

/**
 * Returns true once an element is near the viewport, or the page is printed. For expensive content, which then renders before
 * the reader scrolls to it but does not slow down the first screen.
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
