import preload from "@docusaurus/core/lib/client/preload";
import { useHistory } from "@docusaurus/router";
import { useEffect } from "react";

/**
 * Keeps the reader on the page when they are offline and the next page is not cached. Otherwise, the next page's scripts
 * would fail to load, and the page would reload without a connection, which loses the current page too.
 *
 * @param onMissing called instead of the navigation
 */
export function useOfflineGuard(onMissing: () => void): void {
  const history = useHistory();
  useEffect(() => {
    const push = history.push.bind(history);
    history.push = (to: Parameters<typeof push>[0], state?: unknown) => {
      const go = (): void => {
        push(to, state);
      };
      const { pathname } = new URL(typeof to === "string" ? to : history.createHref(to), location.href);
      if (navigator.onLine || pathname === location.pathname) go();
      else void preload(pathname).then(go, onMissing);
    };
    return () => {
      history.push = push;
    };
  }, [history, onMissing]);
}
