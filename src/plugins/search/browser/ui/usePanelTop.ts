import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Milliseconds that the window must have kept its size before the panel is measured anew. */
const RESIZE_DEBOUNCE = 20;

/**
 * Tells the style sheet where the panel begins in the window, as `--panel-top`, so that it ends with the window: the
 * announcement above the navbar comes and goes.
 */
export function usePanelTop(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      element.style.setProperty("--panel-top", `${String(element.getBoundingClientRect().top)}px`);
    };
    const onResize = (): void => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_DEBOUNCE);
    };
    measure();
    window.addEventListener("resize", onResize);
    window.addEventListener("scroll", onResize, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", onResize);
      window.removeEventListener("scroll", onResize);
    };
  }, []);
  return panel;
}
