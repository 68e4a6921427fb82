import { kindLabel, Marked, opensInNewTab } from "docusaurus-lean-search/ui";
import type { ResultProps } from "docusaurus-lean-search/ui";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** The mouse button that opens a link in another tab. */
const MIDDLE = 1;

/** A result. It is a real link, so that readers can also open it in a new tab. */
export default function SearchResult({ hit, isLoading, url, option, onOpen, onOpenInNewTab }: ResultProps): ReactNode {
  const Excerpt = hit.excerpt?.isCode ? "code" : "span";
  const link = useRef<HTMLAnchorElement>(null);
  const isActive = option["aria-selected"];
  // autocomplete-core scrolls to the result that an arrow key chose, but not back to the first one when the query changes.
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <a
      {...option}
      ref={link}
      className={styles.result}
      href={url}
      tabIndex={-1}
      onClick={(event) => {
        if (event.altKey) return;
        if (opensInNewTab(event)) {
          onOpenInNewTab();
          return;
        }
        event.preventDefault();
        onOpen();
      }}
      onAuxClick={({ button }) => {
        if (button === MIDDLE) onOpenInNewTab();
      }}
      onContextMenu={onOpenInNewTab}
    >
      <span className={styles.head}>
        <span className={styles.title} translate={hit.kind.isProse ? undefined : "no"}>
          <Marked value={hit.title} />
        </span>
        <span className={styles.kind}>{kindLabel(hit.kind)}</span>
      </span>
      <span className={styles.breadcrumb}>{[hit.siteSection, ...hit.breadcrumb].join(" › ")}</span>
      {(hit.excerpt ? hit.excerpt.text !== "" : isLoading) && (
        // Reserves the space of the excerpt while its text is loading.
        <Excerpt className={styles.excerpt} translate={Excerpt === "code" ? "no" : undefined}>
          {hit.excerpt && <Marked value={hit.excerpt} />}
        </Excerpt>
      )}
    </a>
  );
}
