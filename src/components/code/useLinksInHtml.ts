import { useHistory } from "@docusaurus/router";
import { useEffect } from "react";
import type { RefObject } from "react";

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/** Finds the link to another page at the target of an event. The browser follows links to hashes and other sites. */
function pageLinkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isPage = link?.target === "" && link.origin === window.location.origin;
  return isPage && link.getAttribute("href")?.startsWith("#") !== true ? link : undefined;
}

/**
 * Makes links in server-rendered HTML behave like `<Link>`: they open pages without a reload, and preload them on hover.
 *
 * @param ref the element with the links
 * @param enabled whether the server's HTML is still in place, rather than rendered by React
 */
export function useLinksInHtml(ref: RefObject<Element | null>, enabled: boolean): void {
  const history = useHistory();
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = (event: Event): void => {
      const link = pageLinkAt(event);
      if (!link || !isPlainClick(event as MouseEvent)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const preload = (event: Event): void => {
      const link = pageLinkAt(event);
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
