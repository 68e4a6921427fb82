import type { ReactNode } from "react";
import type { SessionView } from "./session";
import { doingOf } from "./status";
import ui from "../ui.module.css";
import styles from "./StatusBar.module.css";

interface Props {
  readonly view: SessionView;
  /** What it is the progress of. */
  readonly label: string;
  readonly onCancel: () => void;
}

/** How far a run has come, for those who look or ask, and a way to end it. */
export default function RunProgress({ view, label, onCancel }: Props): ReactNode {
  const { progress } = view;
  const pages = progress?.step === "printing" ? progress : undefined;
  const doing = doingOf(view);
  return (
    <span className={styles.run}>
      <progress aria-label={label} aria-valuetext={doing} max={pages?.total} value={pages?.done} />
      <span aria-hidden="true" className={styles.numbers}>
        {doing}
      </span>
      <button type="button" className={ui.button} onClick={onCancel}>
        Cancel
      </button>
    </span>
  );
}
