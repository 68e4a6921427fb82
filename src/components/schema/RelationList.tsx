import type { ReactNode } from "react";
import styles from "./RelationList.module.css";

/** Entities that use, return or implement a type. */
export default function RelationList({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.relations}>{children}</div>;
}
