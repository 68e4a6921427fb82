import type { ReactNode } from "react";
import styles from "./Sections.module.css";

interface Props {
  readonly children: ReactNode;
}

/** The facts about an entity: a list whose items are side by side. */
export function Facts({ children }: Props): ReactNode {
  return (
    <div id="section-facts" className={styles.facts}>
      {children}
    </div>
  );
}

/** A list of names, shown side by side: related entities, or the fields of a result. */
export function List({ children }: Props): ReactNode {
  return <div className={styles.list}>{children}</div>;
}

/** The example operation. Style sheets use its class, and so can a search that skips sample values. */
export function Operation({ children }: Props): ReactNode {
  return <div className="schema-operation">{children}</div>;
}

/**
 * A long code block: shows its first lines, and a switch that shows all. The copy button copies all.
 * `data-markdown-ignore` tells programs that the switch is not text of the page.
 */
export function Clipped({ lines, children }: Props & { readonly lines: number }): ReactNode {
  return (
    <div className={styles.clipped}>
      <div className={styles.code}>{children}</div>
      <details className={styles.switch} data-markdown-ignore="">
        <summary>
          <span className={styles.more}>{`Show all ${String(lines)} lines`}</span>
          <span className={styles.less}>Show fewer lines</span>
        </summary>
      </details>
    </div>
  );
}
