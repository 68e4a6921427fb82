import type { ReactNode } from "react";
import styles from "./Clipped.module.css";

interface Props {
  readonly lines: number;
  /** A block of code. */
  readonly children: ReactNode;
}

/** The first lines of a long block of code, and a way to see the others. Copying takes all of them. */
export default function Clipped({ lines, children }: Props): ReactNode {
  return (
    <div className={styles.clipped}>
      <div className={styles.code}>{children}</div>
      <details className={styles.switch}>
        <summary>
          <span className={styles.more}>{`Show all ${String(lines)} lines`}</span>
          <span className={styles.less}>Show fewer lines</span>
        </summary>
      </details>
    </div>
  );
}
