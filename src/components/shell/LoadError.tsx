import Translate, { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./LoadError.module.css";

interface Props {
  /** What went wrong, as it was thrown. */
  readonly error: unknown;
  /** Whether the box lies over a page that is there to read but does not respond. */
  readonly floating?: boolean;
}

/** Says that a page failed to load, with the text of the error and a button that loads it again. */
export default function LoadError({ error, floating = false }: Props): ReactNode {
  return (
    <div
      role="alert"
      aria-label={translate({ id: "site.loadError.label", message: "Loading failed" })}
      className={floating ? `${styles.box ?? ""} ${styles.floating ?? ""}` : styles.box}
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
