import type { ReactNode } from "react";
import styles from "./Facts.module.css";

/** What a reader wants to know of an entity before its fields, in one line: the list of children, side by side. */
export default function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div id="section-facts" className={styles.facts}>
      {children}
    </div>
  );
}
