/**
 * Replaces `Loading` of @docusaurus/core.
 * Change: the states of a page that loads have names for assistive technology and the colours of this site, and Retry
 * reloads the page.
 * Why: the stock text in the red box has a contrast of 3.6:1, its spinner is silent, and its Retry only asks again for
 * the file that is missing, which a new deployment may have removed for good.
 */
import type { ReactNode } from "react";
import LoadError from "@site/src/components/shell/LoadError";
import Spinner from "@site/src/components/shell/Spinner";

/** The part of the properties that react-loadable, which has no types here, passes and that is used. */
interface Props {
  readonly error: unknown;
  /** Whether loading has taken so long, 200 ms, that it is worth mentioning. */
  readonly pastDelay: boolean;
}

export default function Loading({ error, pastDelay }: Props): ReactNode {
  if (error !== null && error !== undefined) return <LoadError error={error} />;
  return pastDelay ? <Spinner /> : null;
}
