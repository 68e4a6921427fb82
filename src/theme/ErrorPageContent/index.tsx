/**
 * Replaces `ErrorPageContent` of @docusaurus/theme-classic.
 * Change: the look of this site, with the message announced; the report is left behind by a link to another page. It uses
 * nothing that could have crashed itself, such as the navbar, so that it can stand where the layout itself crashed. A cause
 * may be anything.
 * Why: the stock report of a cause that is no error is "undefined", and one of a circular chain crashes in its turn.
 */
import type { Props } from "@theme/Error";
import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { ErrorBoundaryTryAgainButton } from "@docusaurus/theme-common";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { causesOf } from "@site/src/components/shell/errors/causes";
import styles from "./styles.module.css";

/** Leaves the crash behind when the reader goes to another page; the boundary alone would keep it up there. */
function useLeaveOnNavigation(leave: () => void): void {
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) leave();
  }, [pathname, leave]);
}

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  useLeaveOnNavigation(tryAgain);
  return (
    <main className={styles.page}>
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary button--lg" />
      <div role="alert" className={styles.causes}>
        <p>{causesOf(error).join("\n\nCause:\n")}</p>
      </div>
    </main>
  );
}
