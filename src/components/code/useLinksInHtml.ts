import { useHistory } from "@docusaurus/router";
import { useEffect } from "react";
import type { RefObject } from "react";

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/** The link to another page of the site that an event is on; those within a page and to other sites are the browser's. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPage = link?.target === "" && link.origin === window.location.origin;
  return isPage && link.getAttribute("href")?.startsWith("#") !== true ? link : undefined;
}

/**
 * Makes the links in served HTML behave like those that React renders: they open pages without a reload, and preload them on
 * hover.
 *
 * @param ref the element with the links
 * @param enabled whether its HTML is kept
 */
export function useLinksInHtml(ref: RefObject<Element | null>, enabled: boolean): void {
  const history = useHistory();
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = (event: Event): void => {
      const link = linkOf(event);
      if (!link || !isPlainClick(event as MouseEvent)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const preload = (event: Event): void => {
      const link = linkOf(event);
      if (link) void window.docusaurus.preload(link.pathname);
    };
    element.addEventListener("click", follow, { signal });
    element.addEventListener("mouseover", preload, { signal });
    element.addEventListener("touchstart", preload, { signal, passive: true });
    return () => {
      listeners.abort();
    };
  }, [ref, enabled, history]);
}
