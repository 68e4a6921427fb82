import clsx from "clsx";
import type { ReactNode } from "react";
import RunProgress from "./RunProgress";
import type { SessionView } from "../session/session";
import { doingOf, statusOf } from "./status";
import ui from "../ui.module.css";
import styles from "./StatusBar.module.css";

interface Props {
  readonly view: SessionView;
  /** Whether files are being opened. */
  readonly isOpening: boolean;
  /** Stops that, or else the run. */
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** What the tool does and did. Screen readers hear how a run ended; how far one has come can be asked for. */
export default function StatusBar({ view, isOpening, onCancel, onAgain }: Props): ReactNode {
  const { phase, output } = view;
  return (
    <div className={clsx(ui.bar, styles.bar)}>
      <span role="status" className={styles.text}>
        {statusOf(view)}
      </span>
      {output !== undefined && output.log.length > 0 && (
        <details className={styles.log}>
          <summary>What the tool said</summary>
          {/* A region that scrolls has to be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre translate="no" tabIndex={0}>
            {output.log.join("\n")}
          </pre>
        </details>
      )}
      {isOpening && <RunProgress label="Opening the files" doing="Opening the files" onCancel={onCancel} />}
      {!isOpening && phase === "running" && (
        <RunProgress label="Progress of the run" doing={doingOf(view)} progress={view.progress} onCancel={onCancel} />
      )}
      {!isOpening && phase === "cancelled" && (
        <button type="button" className={ui.button} onClick={onAgain}>
          Run again
        </button>
      )}
    </div>
  );
}
