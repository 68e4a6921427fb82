import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { useCallback, useEffect, useState } from "react";
import type { ReactNode } from "react";
import styles from "./OfflineNotice.module.css";
import { useOfflineGuard } from "./useOfflineGuard";

/** Explains to a reader who is offline why a link did nothing, until the connection is back or the page changes. */
export default function OfflineNotice(): ReactNode {
  const { pathname } = useLocation();
  const [failedOn, setFailedOn] = useState<string>();
  useOfflineGuard(
    useCallback(() => {
      setFailedOn(location.pathname);
    }, []),
  );
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
