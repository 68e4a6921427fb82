import { useLocation } from "@docusaurus/router";
import { useRef } from "react";
import type { ReactNode } from "react";
import { useLinksInHtml } from "@site/src/components/code/useLinksInHtml";
import { useServedHtml } from "@site/src/components/code/useServedHtml";
import styles from "./Prerendered.module.css";

interface Props {
  /** Tells this part from the others of its page. */
  readonly part: string;
  readonly children: ReactNode;
}

/**
 * A part of a page that only shows text. On the first page of a visit it stays as the server has made it, and none of its
 * components runs: a module of the API has several hundred.
 */
export default function Prerendered({ part, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const html = useServedHtml(ref, `${pathname} ${part}`);
  useLinksInHtml(ref, html !== undefined);
  if (html === undefined) {
    return (
      <div key="rendered" ref={ref} className={styles.prerendered}>
        {children}
      </div>
    );
  }
  // React leaves the HTML of the server alone where it is told that it would differ.
  const kept = { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
  return <div key="kept" ref={ref} className={styles.prerendered} {...kept} />;
}
