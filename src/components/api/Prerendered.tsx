import { useLocation } from "@docusaurus/router";
import { useRef } from "react";
import type { ReactNode } from "react";
import { useLinksInHtml } from "@site/src/components/code/useLinksInHtml";
import { servedProps, useServedHtml } from "@site/src/components/code/useServedHtml";
import styles from "./Prerendered.module.css";

interface Props {
  /** Id of this part, unique on its page. */
  readonly part: string;
  readonly children: ReactNode;
}

/**
 * A part of a page without interactive components. On the first page of a visit it stays as the server rendered it, and its
 * components don't run: a module of the API has several hundred.
 */
export default function Prerendered({ part, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const html = useServedHtml(ref, `${pathname} ${part}`);
  useLinksInHtml(ref, html !== undefined);
  return (
    <div
      // A new element for each state: React would not clear the served HTML before it renders its own children.
      key={String(html !== undefined)}
      ref={ref}
      className={styles.prerendered}
      {...(html === undefined ? { children } : servedProps(html))}
    />
  );
}
