import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useRef, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { closedView } from "./liveBox";
import type { LiveBox, LiveView, Place } from "./liveBox";

/** A field, and the search behind it once that has loaded. */
interface LiveField {
  /** The search, for handlers of events: it is here before the next render. */
  readonly live: RefObject<LiveBox | null>;
  readonly view: LiveView;
  /** Where the search is; `failed` until the next interest tries again. */
  readonly phase: "absent" | "loading" | "failed" | "present";
  /** Loads the search, unless it is there or on its way; after a failure the next call tries again. */
  readonly engage: () => void;
  /** Opens the active result; before the search is there, the first result as soon as it is known. */
  readonly submit: () => void;
}

const never = (): (() => void) => () => undefined;
const closed = (): LiveView => closedView;

/**
 * Loads the search for a field on first interest.
 *
 * @param open goes to a URL of this site; the history of the router when left out
 */
export function useLiveBox(
  id: string,
  place: Place,
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  open?: (url: string) => void,
): LiveField {
  const history = useHistory();
  const { siteConfig, i18n } = useDocusaurusContext();
  const [box, setBox] = useState<LiveBox | null>(null);
  const [arrival, setArrival] = useState<"absent" | "loading" | "failed">("absent");
  // What is typed between the arrival of the search and the next render must reach it too.
  const live = useRef<LiveBox | null>(null);
  // The state comes too late for two events in a row.
  const engaged = useRef(false);
  const submitted = useRef("");

  function engage(): void {
    if (engaged.current) return;
    engaged.current = true;
    setArrival("loading");
    import("../ui")
      .then(({ createLiveBox }) => {
        if (!root.current || !input.current) return;
        const elements = { root: root.current, input: input.current };
        const site = { baseUrl: siteConfig.baseUrl, locale: i18n.currentLocale };
        const created = createLiveBox({ id, place, ...elements, ...site, open: open ?? push });
        live.current = created;
        setBox(created);
        if (submitted.current !== "" && submitted.current === input.current.value) created.submit();
      })
      .catch((error: unknown) => {
        engaged.current = false;
        setArrival("failed");
        console.error("The search did not load; the next focus of its box tries again.", error);
      });
  }

  function push(url: string): void {
    history.push(url);
  }

  function submit(): void {
    engage();
    if (live.current) live.current.submit();
    else submitted.current = input.current?.value ?? "";
  }

  const view = useSyncExternalStore(box?.subscribe ?? never, box?.view ?? closed, closed);
  return { live, view, phase: box ? "present" : arrival, engage, submit };
}
