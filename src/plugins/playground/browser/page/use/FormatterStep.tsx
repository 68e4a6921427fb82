import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import styles from "./Use.module.css";

/** The step that brings the formatter to copy into a site: a folder, as the docs offer it. */
export default function FormatterStep(): ReactNode {
  return (
    <li className={styles.step}>
      <div className={styles.file}>
        <div className={styles.name}>
          <h4>
            <code translate="no">formatter/</code>
          </h4>
          <span className={styles.action}>New folder</span>
        </div>
      </div>
      <p>
        <Link to="pathname:///downloads/graphql-formatter.zip">Download the folder</Link> and unpack it next to{" "}
        <code translate="no">docusaurus.config.js</code>. If your docs aren’t at <code translate="no">/docs</code>,
        change <code translate="no">linkRoot</code> below. The docs say{" "}
        <Link to="/docs/advanced/reference-pages" target="_blank">
          what it does
        </Link>
        .
      </p>
    </li>
  );
}
