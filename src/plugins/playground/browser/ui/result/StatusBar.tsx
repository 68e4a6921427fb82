import clsx from "clsx";
import type { ReactNode } from "react";
import type { Progress } from "../../protocol";
import type { SessionView } from "../session/session";
import { Button } from "../controls";
import { activityOf, statusOf } from "./status";
import ui from "../ui.module.css";
import styles from "./result.module.css";

interface RunProgressProps {
  /** Name of the task, for screen readers. */
  readonly label: string;
  /** The current step of the task, in a few words. */
  readonly activity: string;
  readonly progress?: Progress | undefined;
  readonly onCancel: () => void;
}

/** A progress bar with a button that cancels the task. Screen readers announce the progress only on request. */
export function RunProgress({ label, activity, progress, onCancel }: RunProgressProps): ReactNode {
  const pages = progress?.step === "printing" ? progress : undefined;
  return (
    <span className={styles.run}>
      <progress aria-label={label} aria-valuetext={activity} max={pages?.total} value={pages?.done} />
      <span aria-hidden="true">{activity}</span>
      <Button onClick={onCancel}>Cancel</Button>
    </span>
  );
}

interface Props {
  readonly view: SessionView;
  readonly isOpening: boolean;
  /** Stops opening files or, if none are being opened, the run. */
  readonly onCancel: () => void;
  readonly onRunAgain: () => void;
}

/** The state of the tool. Screen readers announce how a run ended, and read its progress on request. */
export default function StatusBar({ view, isOpening, onCancel, onRunAgain }: Props): ReactNode {
  const { phase, output } = view;
  return (
    <div className={clsx(ui.bar, ui.footBar, ui.raised, styles.status)}>
      <span role="status" className={styles.sentence}>
        {statusOf(view)}
      </span>
      {output !== undefined && output.log.length > 0 && (
        <details className={styles.log}>
          <summary>Log</summary>
          {/* A region that scrolls must be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre translate="no" tabIndex={0}>
            {output.log.join("\n")}
          </pre>
        </details>
      )}
      {isOpening && <RunProgress label="Opening the files" activity="Opening the files" onCancel={onCancel} />}
      {!isOpening && phase === "running" && (
        <RunProgress
          label="Progress of the run"
          activity={activityOf(view)}
          progress={view.progress}
          onCancel={onCancel}
        />
      )}
      {!isOpening && phase === "cancelled" && <Button onClick={onRunAgain}>Run again</Button>}
    </div>
  );
}
