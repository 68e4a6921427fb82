import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { useCallback, useEffect, useState } from "react";
import type { ReactNode } from "react";
import styles from "./OfflineNotice.module.css";
import { useOfflineGuard } from "./useOfflineGuard";

/** Tells a reader who follows a link without a connection why nothing happens, until there is one or the page changes. */
export default function OfflineNotice(): ReactNode {
  const { pathname } = useLocation();
  const [missedOn, setMissedOn] = useState<string>();
  useOfflineGuard(
    useCallback(() => {
      setMissedOn(location.pathname);
    }, []),
  );
  useEffect(() => {
    const forget = (): void => {
      setMissedOn(undefined);
    };
    window.addEventListener("online", forget);
    return () => {
      window.removeEventListener("online", forget);
    };
  }, []);
  if (missedOn !== pathname) return null;
  return (
    <p role="alert" className={styles.notice}>
      <Translate id="site.offline.missing">
        You are offline, and the page that you want is not on your device. You can go on reading this one.
      </Translate>
    </p>
  );
}
