import type { Props } from "@theme/Error";
import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from "@docusaurus/theme-common";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./CrashReport.module.css";

/** Leaves the crash behind when the reader goes to another page; the boundary alone would keep it up there. */
function useLeaveOnNavigation(leave: () => void): void {
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) leave();
  }, [pathname, leave]);
}

/**
 * What a page shows after an error while it was rendered: the message with the chain of its causes, and a button that
 * renders the page again. It uses nothing that could have crashed itself, such as the navbar.
 */
export default function CrashReport({ error, tryAgain }: Props): ReactNode {
  useLeaveOnNavigation(tryAgain);
  return (
    <main className={styles.page}>
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary button--lg" />
      <div role="alert" className={styles.causes}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
