/**
 * Replaces `Details` of @docusaurus/theme-classic.
 * Change: the browser decides whether the section is open, as it does before scripts run, and hides its content.
 * Why: the stock section hides it by a style of its own, so a browser that opens the section for the hash of the URL, or for
 * a text that the reader looks for on the page, shows an empty one. Chromium opens a section for both; Firefox before 148 and
 * Safari before 26.2 find no text in a closed one. What opens it for a hash everywhere is `src/client/foldedTargets.ts`.
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
    // What a summary holds keeps its own use.
    if (target.closest("a, button")) return;
    event.preventDefault();
    toggleSection(event.currentTarget, content.current);
  }

  return (
    // The summary in it is what takes the focus and the keys, which arrive here as clicks.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details {...props} className={clsx("alert alert--info", styles.section, className)} onClick={toggle}>
      {isValidElement(summary) ? summary : <summary>{summary ?? "Details"}</summary>}
      <div ref={content} className={styles.frame}>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
