/**
 * Replaces `Details` of @docusaurus/theme-classic.
 * Change: only the attribute `open`, which the browser controls, decides whether the content is shown.
 * Why: the stock section also hides its content by a style. When a browser opens a section for the URL's hash or for find in
 * page, the section would look empty. Chromium does both; Firefox before 148 and Safari before 26.2 don't find text in closed
 * sections. `src/client/foldedTargets.ts` opens sections for a hash in every browser.
 *
 * @upstream @docusaurus/theme-common/lib/components/Details/index.js
 */
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { Props } from "@theme/Details";
import clsx from "clsx";
import { isValidElement, useRef } from "react";
import type { MouseEvent, ReactNode } from "react";
import { toggleSection } from "@site/src/components/fold/fold";
import styles from "./styles.module.css";

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const content = useRef<HTMLDivElement>(null);

  function toggle(event: MouseEvent<HTMLDetailsElement>): void {
    const target = event.target as Element;
    if (!content.current || target.closest("summary")?.parentElement !== event.currentTarget) return;
    // Links and buttons in the summary keep working.
    if (target.closest("a, button")) return;
    event.preventDefault();
    toggleSection(event.currentTarget, content.current);
  }

  return (
    // The summary inside takes the focus and the keys, which arrive here as clicks.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details {...props} className={clsx("alert alert--info", styles.section, className)} onClick={toggle}>
      {isValidElement(summary) ? summary : <summary>{summary ?? "Details"}</summary>}
      <div ref={content} className={styles.frame}>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
