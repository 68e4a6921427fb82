import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import type { ReactNode } from "react";
import { FORM_LABELS } from "../shared/labels";
import styles from "./ConfigurationForm.module.css";

/** Tabs that switch the form of all configurations on the page. The choice is stored, and applies to other pages too. */
export function ConfigurationForm(): ReactNode {
  return (
    <div className={`configuration-form ${styles.bar ?? ""}`}>
      <span>Show examples for</span>
      <Tabs groupId="config" className={styles.tabs ?? ""}>
        {Object.entries(FORM_LABELS).map(([name, label]) => (
          <TabItem key={name} value={name} label={label}>
            {null}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
