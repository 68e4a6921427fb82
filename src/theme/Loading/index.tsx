/**
 * Replaces `Loading` of @docusaurus/core.
 * Change: the states of a page that loads have names for assistive technology and the colours of this site, and Retry
 * reloads the page.
 * Why: the stock text in the red box has a contrast of 3.6:1, its spinner is silent, and its Retry only asks again for
 * the file that is missing, which a new deployment may have removed for good.
 */
import Translate, { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

/** The part of the properties that react-loadable, which has no types here, passes and that is used. */
interface Props {
  readonly error: unknown;
  /** Whether loading has taken so long, 200 ms, that it is worth mentioning. */
  readonly pastDelay: boolean;
}

/** Says that a page failed to load, with the text of the error and a button that loads it again. */
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
      className={styles.place}
    >
      <span className={styles.spinner} />
    </div>
  );
}
