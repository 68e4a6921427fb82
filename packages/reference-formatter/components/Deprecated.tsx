import type { ReactNode } from "react";
import styles from "./Deprecated.module.css";

/** Says that something is deprecated, and why. */
export default function Deprecated({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div className={styles.note}>
      <strong>Deprecated</strong> {children}
    </div>
  );
}
