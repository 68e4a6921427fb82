import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Whether an element can keep the HTML that the server gave it, so that nothing has to render it again. That is so from
 * the first render of a visit on, as long as what it shows stays the same.
 *
 * @param ref the element
 * @param content what the element shows
 */
export function useServedHtml(ref: RefObject<Element | null>, content: string): boolean {
  const isBrowser = useIsBrowser();
  const [served] = useState(ExecutionEnvironment.canUseDOM && !isBrowser ? content : undefined);
  // The development server renders nothing, and after a failed hydration React renders everything anew.
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    if (served !== undefined && ref.current?.innerHTML === "") setEmpty(true);
  }, [served, ref]);
  return served === content && !isEmpty;
}
