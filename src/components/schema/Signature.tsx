import type { ReactNode } from "react";
import styles from "./Signature.module.css";

/** The line under the name of a field: its type, linked, and its badges. */
export default function Signature({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.signature}>{children}</div>;
}
