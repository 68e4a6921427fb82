import type { ReactNode } from "react";
import styles from "./Value.module.css";

interface Props {
  readonly children: ReactNode;
}

/** The value that an argument has when it is left out. */
export function Default({ children }: Props): ReactNode {
  return <span className={styles.value}>default {children}</span>;
}

/** A value that the schema gives as an example. */
export function Example({ children }: Props): ReactNode {
  return <span className={styles.value}>example {children}</span>;
}
