/**
 * Fills the `Root` of @docusaurus/core, which renders only its children.
 * Change: a reader who is offline stays on the page when the next one is not cached, and a notice says why.
 * Why: when the scripts of a page fail to load, the router reloads it. Without a connection, the reader then loses the current
 * page too.
 */
import preload from "@docusaurus/core/lib/client/preload";
import { useHistory, useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** Explains why a link did nothing, until the connection is back or the page changes. */
function OfflineNotice(): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  const [failedOn, setFailedOn] = useState<string>();

  useEffect(() => {
    const push = history.push.bind(history);
    history.push = (to: Parameters<typeof push>[0], state?: unknown) => {
      const go = (): void => {
        push(to, state);
      };
      const stay = (): void => {
        setFailedOn(location.pathname);
      };
      const next = new URL(typeof to === "string" ? to : history.createHref(to), location.href).pathname;
      if (navigator.onLine || next === location.pathname) go();
      else void preload(next).then(go, stay);
    };
    return () => {
      history.push = push;
    };
  }, [history]);

  useEffect(() => {
    const hide = (): void => {
      setFailedOn(undefined);
    };
    window.addEventListener("online", hide);
    return () => {
      window.removeEventListener("online", hide);
    };
  }, []);

  if (failedOn !== pathname) return null;
  return (
    <p role="alert" className={styles.notice}>
      <Translate id="site.offline.missing">
        You are offline, and the page that you want is not on your device. You can go on reading this one.
      </Translate>
    </p>
  );
}

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <OfflineNotice />
    </>
  );
}
