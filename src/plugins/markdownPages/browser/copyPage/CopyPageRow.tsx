import type { ReactNode } from "react";
import CopyPage from "./CopyPage";
import styles from "./CopyPage.module.css";

/** A row with "Copy page" at its end. */
export default function CopyPageRow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <CopyPage />
    </div>
  );
}
