import Translate, { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./LoadError.module.css";

interface Props {
  /** What went wrong, as it was thrown. */
  readonly error: unknown;
}

/** Says that a page failed to load, with the text of the error and a button that loads it again. */
export default function LoadError({ error }: Props): ReactNode {
  return (
    <div
      role="alert"
      aria-label={translate({ id: "site.loadError.label", message: "Loading failed" })}
      className={styles.box}
    >
      <p className={styles.text}>{String(error)}</p>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          window.location.reload();
        }}
      >
        <Translate id="site.loadError.retry">Retry</Translate>
      </button>
    </div>
  );
}
