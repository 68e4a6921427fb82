import type { ReactNode } from "react";
import styles from "./Exports.module.css";

/** What a module exports, a line each; the search leaves it out, because each line stands below its heading as well. */
export default function Exports({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.exports}>{children}</div>;
}
