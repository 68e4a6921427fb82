import StockHead from "@docusaurus/core/lib/client/exports/Head";
import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import type { Props } from "@docusaurus/Head";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";

const never = (): (() => void) => () => undefined;

/** Whether the page that the server sent has started, or there was none. */
function useStarted(): boolean {
  // React reads the last of these while it starts such a page, and draws all that has read it again, at once, at the end.
  return useSyncExternalStore(
    never,
    () => true,
    () => !ExecutionEnvironment.canUseDOM,
  );
}

/**
 * What a component adds to the head of the page. While the page starts, all of it is there already, from the server; writing
 * it piece by piece would take away what belongs to the parts that have not started yet.
 */
export default function Head(props: Props): ReactNode {
  return useStarted() ? <StockHead {...props} /> : null;
}
