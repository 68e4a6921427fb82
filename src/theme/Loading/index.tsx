/**
 * Replaces `Loading` of @docusaurus/core.
 * Change: the spinner and the error have labels for assistive technology and this site's colours, and Retry reloads the page.
 * Why: the stock error has a contrast of 3.6:1, the stock spinner has no label, and the stock Retry only requests the missing
 * file again, which a new deployment may have removed.
 */
import Translate, { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** The props from react-loadable that this component uses. */
interface Props {
  readonly error: unknown;
  /** Whether loading has taken more than 200 ms. */
  readonly pastDelay: boolean;
}

/** The error of a page that failed to load, with a button that reloads it. */
function LoadError({ error }: Pick<Props, "error">): ReactNode {
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

export default function Loading({ error, pastDelay }: Props): ReactNode {
  if (error !== null && error !== undefined) return <LoadError error={error} />;
  if (!pastDelay) return null;
  return (
    <div
      role="status"
      aria-label={translate({ id: "site.loading.label", message: "Loading the page" })}
      className={styles.container}
    >
      <span className={styles.spinner} />
    </div>
  );
}
