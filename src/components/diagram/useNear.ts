import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How far below or above the window an element is near: a window's height. */
const MARGIN = "100% 0px";

/**
 * Whether an element is, or has been, in the window or near it. What is drawn then is there when a reader gets to it, and
 * costs nothing on the way to the first page. Before printing everything is near.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const come = (): void => {
      setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: MARGIN },
    );
    if (element.current) observer.observe(element.current);
    window.addEventListener("beforeprint", come);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", come);
    };
  }, [element]);
  return near;
}
