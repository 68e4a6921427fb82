import { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./Spinner.module.css";

/** Says that a page is on its way. */
export default function Spinner(): ReactNode {
  return (
    <div
      role="status"
      aria-label={translate({ id: "site.loading.label", message: "Loading the page" })}
      className={styles.place}
    >
      <span className={styles.spinner} />
    </div>
  );
}
