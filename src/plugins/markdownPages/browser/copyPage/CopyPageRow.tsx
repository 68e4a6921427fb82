import type { ReactNode } from "react";
import CopyPage from "./CopyPage";
import styles from "./CopyPage.module.css";

/** A line of the page, its breadcrumbs for one, with "Copy page" at its end. */
export default function CopyPageRow({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      {children}
      <CopyPage />
    </div>
  );
}
