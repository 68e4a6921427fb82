import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { SearchHit, SearchKind } from "../../shared/types";
import type { Autocomplete } from "./autocomplete";
import { kindLabels } from "./kinds";
import Marked from "./Marked";
import styles from "./Result.module.css";

interface ResultProps {
  readonly hit: SearchHit;
  /** Whether texts that are not there are on their way. */
  readonly isComing: boolean;
  readonly url: string;
  /** What autocomplete-core gives a result. */
  readonly option: Pick<
    ReturnType<Autocomplete["getItemProps"]>,
    "id" | "role" | "aria-selected" | "onMouseMove" | "onMouseDown"
  >;
  readonly onOpen: () => void;
  /** Called before the browser opens the result in another tab or window, or its menu, which may do so. */
  readonly onOpenElsewhere: () => void;
}

/** Kinds whose titles are words; those of others are names of the schema or the API. */
const PROSE: ReadonlySet<SearchKind> = new Set(["page", "guide", "section", "category"]);

/** The button of a mouse that opens a link in another tab. */
const MIDDLE = 1;

/** One result: a real link, so that the browser's own ways to open it work too. */
export default function Result({ hit, isComing, url, option, onOpen, onOpenElsewhere }: ResultProps): ReactNode {
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
        if (event.ctrlKey || event.metaKey || event.shiftKey) {
          onOpenElsewhere();
          return;
        }
        event.preventDefault();
        onOpen();
      }}
      onAuxClick={({ button }) => {
        if (button === MIDDLE) onOpenElsewhere();
      }}
      onContextMenu={onOpenElsewhere}
    >
      <span className={styles.head}>
        <span className={styles.title} translate={PROSE.has(hit.kind) ? undefined : "no"}>
          <Marked value={hit.title} />
        </span>
        <span className={styles.kind}>{kindLabels[hit.kind]}</span>
      </span>
      <span className={styles.place}>{[hit.instance, ...hit.breadcrumb].join(" › ")}</span>
      {(hit.excerpt ? hit.excerpt.text !== "" : isComing) && (
        // While the text is on its way, its room is kept.
        <Excerpt className={styles.excerpt} translate={Excerpt === "code" ? "no" : undefined}>
          {hit.excerpt && <Marked value={hit.excerpt} />}
        </Excerpt>
      )}
    </a>
  );
}
