import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** Server-rendered HTML by key. Content that mounts again right after hydration, as in tabs, finds it here. */
const served = new Map<string, string>();

type ServedHtml = { readonly key: string; readonly html: string } | undefined;

function initialHtml(key: string, isBrowser: boolean): ServedHtml {
  if (!ExecutionEnvironment.canUseDOM) return undefined;
  // During hydration, React leaves the server's HTML in place, so this empty HTML is never shown.
  if (!isBrowser) return { key, html: "" };
  const html = served.get(key);
  return html === undefined ? undefined : { key, html };
}

/**
 * Returns the server-rendered HTML of an element, so that the browser need not render it again.
 *
 * @param key identifies the content of the element
 * @returns `undefined` when the element must be rendered: on the server, in development, on later pages
 */
export function useServedHtml(ref: RefObject<Element | null>, key: string): string | undefined {
  const isBrowser = useIsBrowser();
  const [found, setFound] = useState(() => initialHtml(key, isBrowser));
  // The key has changed: React renders the new content, and the served HTML is gone.
  if (found && found.key !== key) setFound(undefined);
  useLayoutEffect(() => {
    if (!found || served.has(found.key)) return;
    const html = ref.current?.innerHTML ?? "";
    if (html !== "") served.set(found.key, html);
    // Without HTML, React must render: on the development server, and after a failed hydration, when React starts again
    // from an empty page.
    else setFound(undefined);
  }, [found, ref]);
  return found?.key === key ? found.html : undefined;
}

/** Properties of an element with server-rendered HTML. React leaves the HTML in place although it would render other HTML. */
export const servedProps = (html: string) => ({
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
});
