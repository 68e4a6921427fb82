import type { ReactNode } from "react";
import type { Progress } from "../../protocol";
import ui from "../ui.module.css";
import styles from "./StatusBar.module.css";

interface Props {
  /** What it is the progress of. */
  readonly label: string;
  /** What is done at the moment. */
  readonly doing: string;
  /** How far it has come, if that is known. */
  readonly progress?: Progress | undefined;
  readonly onCancel: () => void;
}

/** A progress bar with a button that cancels. Screen readers read it on request. */
export default function RunProgress({ label, doing, progress, onCancel }: Props): ReactNode {
  const pages = progress?.step === "printing" ? progress : undefined;
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
