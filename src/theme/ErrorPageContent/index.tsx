/**
 * Replaces `ErrorPageContent` of @docusaurus/theme-classic.
 * Change: the report has this site's style, announces the message, and disappears when the reader navigates. It renders
 * without the layout, which may be what crashed. Causes may be any value.
 * Why: the stock report shows "undefined" for a cause that is not an error, and crashes on a circular chain of causes.
 */
import type { Props } from "@theme/Error";
import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import { ErrorBoundaryTryAgainButton } from "@docusaurus/theme-common";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { causesOf } from "@site/src/components/shell/errors/causes";
import styles from "./styles.module.css";

/** Resets the error boundary when the reader navigates: by itself, it would keep showing the report on the next page. */
function useResetOnNavigation(reset: () => void): void {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) reset();
  }, [pathname, reset]);
}

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  useResetOnNavigation(tryAgain);
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
