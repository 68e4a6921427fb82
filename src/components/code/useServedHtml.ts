import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * HTML that the server gave to elements, by what they show. The theme renders some of its parts, tabs for one, a second
 * time right after the first, and its elements with them.
 */
const served = new Map<string, string>();

/** What an element keeps: the HTML that it is made with, or what it has already. */
type Kept = { readonly key: string; readonly html: string } | undefined;

function keep(key: string, isBrowser: boolean): Kept {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  // React leaves the HTML of the server alone, whatever this says, when it starts on it.
  if (!isBrowser) return { key, html: "" };
  const html = served.get(key);
  return html === undefined ? undefined : { key, html };
}

/**
 * HTML of the server that an element can keep, so that nothing has to find out again what is in it.
 *
 * @param ref the element
 * @param key tells what the element shows from what others show
 * @returns nothing when the element has to be rendered: on the server, in development, on later pages
 */
export function useServedHtml(ref: RefObject<Element | null>, key: string): string | undefined {
  const isBrowser = useIsBrowser();
  const [kept, setKept] = useState(() => keep(key, isBrowser));
  // What it shows instead has replaced that HTML for good.
  if (kept && kept.key !== key) setKept(undefined);
  useLayoutEffect(() => {
    if (!kept || served.has(kept.key)) return;
    const html = ref.current?.innerHTML ?? "";
    if (html !== "") served.set(kept.key, html);
    // The development server renders nothing, and after a failed hydration React renders everything anew.
    else setKept(undefined);
  }, [kept, ref]);
  return kept?.key === key ? kept.html : undefined;
}
