import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { SearchHit, SearchKind } from "../../shared/types";
import type { Controller } from "./controller";
import { opensInNewTab } from "./keys";
import Marked from "./Marked";
import { kindLabels } from "./messages";
import styles from "./Panel.module.css";

interface ResultProps {
  readonly hit: SearchHit;
  /** Whether a missing excerpt is still loading. */
  readonly isLoading: boolean;
  readonly url: string;
  /** Attributes and handlers of autocomplete-core. */
  readonly option: Pick<
    ReturnType<Controller["optionProps"]>,
    "id" | "role" | "aria-selected" | "onMouseMove" | "onMouseDown"
  >;
  readonly onOpen: () => void;
  /** Called before the browser opens the result in another tab or window, or the context menu, which can do that. */
  readonly onOpenInNewTab: () => void;
}

/** Kinds whose titles are prose. The titles of others are names, which browsers must not translate. */
const PROSE: ReadonlySet<SearchKind> = new Set(["page", "guide", "section", "category"]);

/** The mouse button that opens a link in another tab. */
const MIDDLE = 1;

/** One result. It is a real link, so that it can also be opened in a new tab. */
export default function Result({ hit, isLoading, url, option, onOpen, onOpenInNewTab }: ResultProps): ReactNode {
  const Excerpt = hit.excerpt?.isCode ? "code" : "span";
  const link = useRef<HTMLAnchorElement>(null);
  const active = option["aria-selected"];
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
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
        <span className={styles.title} translate={PROSE.has(hit.kind) ? undefined : "no"}>
          <Marked value={hit.title} />
        </span>
        <span className={styles.kind}>{kindLabels[hit.kind]}</span>
      </span>
      <span className={styles.breadcrumb}>{[hit.instance, ...hit.breadcrumb].join(" › ")}</span>
      {(hit.excerpt ? hit.excerpt.text !== "" : isLoading) && (
        // Its space is reserved while the text is loading.
        <Excerpt className={styles.excerpt} translate={Excerpt === "code" ? "no" : undefined}>
          {hit.excerpt && <Marked value={hit.excerpt} />}
        </Excerpt>
      )}
    </a>
  );
}
