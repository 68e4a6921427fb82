import Details from "@theme/Details";
import type { ReactNode } from "react";
import styles from "./Arguments.module.css";

interface Props {
  /** How many there are, if they are too many to be shown at once. */
  readonly folded?: number;
  readonly children: ReactNode;
}

/** The arguments of a field: below it, indented, smaller. */
export default function Arguments({ folded, children }: Props): ReactNode {
  if (folded === undefined) return <div className={styles.arguments}>{children}</div>;
  return (
    <Details className={styles.folded} summary={<summary>{`${String(folded)} arguments`}</summary>}>
      <div className={styles.arguments}>{children}</div>
    </Details>
  );
}
