import preload from "@docusaurus/core/lib/client/preload";
import { useHistory, useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import styles from "./OfflineNotice.module.css";

/**
 * Keeps the reader on the page when they are offline and the next page is not cached, and explains why the link did nothing,
 * until the connection is back or the page changes. Otherwise the next page's scripts would fail to load, the page would
 * reload, and the reader would be left with nothing.
 */
export default function OfflineNotice(): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  const [failedOn, setFailedOn] = useState<string>();
  useEffect(() => {
    const push = history.push.bind(history);
    history.push = (to: Parameters<typeof push>[0], state?: unknown) => {
      const go = (): void => {
        push(to, state);
      };
      const next = new URL(typeof to === "string" ? to : history.createHref(to), location.href);
      if (navigator.onLine || next.pathname === location.pathname) go();
      else {
        void preload(next.pathname).then(go, () => {
          setFailedOn(location.pathname);
        });
      }
    };
    const hide = (): void => {
      setFailedOn(undefined);
    };
    window.addEventListener("online", hide);
    return () => {
      history.push = push;
      window.removeEventListener("online", hide);
    };
  }, [history]);
  if (failedOn !== pathname) return null;
  return (
    <p role="alert" className={styles.notice}>
      <Translate id="site.offline.missing">
        You are offline, and the page that you want is not on your device. You can go on reading this one.
      </Translate>
    </p>
  );
}
