import type { MouseEvent, ReactNode } from "react";
import type { SearchAnswer } from "../../shared/types";
import type { Place } from "../box/liveBox";
import { corrected, noResults, problemMessage } from "./messages";
import styles from "./Panel.module.css";
import { usePanelTop } from "./usePanelTop";

interface PanelProps {
  readonly place: Place;
  readonly answer: SearchAnswer;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onMouseLeave: () => void;
  /** Called when a finger scrolls the panel. */
  readonly onTouchMove: () => void;
  /** The list of results; null when there is none. */
  readonly children: ReactNode;
}

/** The answer to a query, below the field: what is wrong with it, what was searched for instead, and the results. */
export default function Panel({ place, answer, children, ...events }: PanelProps): ReactNode {
  const panel = usePanelTop();
  return (
    <div ref={panel} className={styles.panel} data-place={place} {...events}>
      {answer.problem && <p className={styles.problem}>{problemMessage(answer.problem)}</p>}
      {answer.correctedQuery !== null && <p className={styles.note}>{corrected(answer.correctedQuery)}</p>}
      {children ?? <p className={styles.nothing}>{noResults(answer.query)}</p>}
    </div>
  );
}
