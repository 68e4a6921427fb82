import clsx from "clsx";
import type { MouseEvent, ReactNode } from "react";
import type { SearchAnswer } from "../../shared/types";
import type { Place } from "../box/liveBox";
import { corrected, noResults, problemMessage, retryLabel, saysNoResults } from "./messages";
import styles from "./Panel.module.css";
import { usePanelTop } from "./usePanelTop";

interface PanelProps {
  readonly place: Place;
  readonly answer: SearchAnswer;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onMouseLeave: () => void;
  /** Called when a finger scrolls the panel. */
  readonly onTouchMove: () => void;
  /** Has the index fetched anew, after it did not load. */
  readonly onRetry: () => void;
  /** The list of results; null when there is none. */
  readonly children: ReactNode;
}

/** The answer to a query, below the field: what is wrong with it, what was searched for instead, and the results. */
export default function Panel({ place, answer, onRetry, children, ...events }: PanelProps): ReactNode {
  const panel = usePanelTop();
  return (
    <div ref={panel} className={styles.panel} data-place={place} {...events}>
      {answer.problem && (
        <div className={styles.problem}>
          <span>{problemMessage(answer.problem)}</span>
          {answer.problem.code === "no-index" && (
            // Like a result no stop of the Tab key, which closes the panel: in the field, Enter does the same.
            <button className={clsx("clean-btn", styles.retry)} type="button" tabIndex={-1} onClick={onRetry}>
              {retryLabel}
            </button>
          )}
        </div>
      )}
      {answer.correctedQuery !== null && <p className={styles.note}>{corrected(answer.correctedQuery)}</p>}
      {children}
      {saysNoResults(answer) && <p className={styles.nothing}>{noResults(answer.query)}</p>}
    </div>
  );
}
