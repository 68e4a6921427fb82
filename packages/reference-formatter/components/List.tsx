import type { ReactNode } from "react";
import styles from "./List.module.css";

/** A list of names that stand side by side: related entities, or the fields of a result. */
export default function List({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.list}>{children}</div>;
}
