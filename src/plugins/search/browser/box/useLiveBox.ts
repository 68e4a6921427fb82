import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { modalGone } from "@site/src/components/shell/modal/modalEntry";
import { searchIndexFile } from "../../shared/constants";
import { abandonHeadStart, startSearch } from "../headStart";
import type { LiveBox, LiveView, Place } from "./liveBox";

/** A field, and the search behind it once that has loaded. */
interface LiveField {
  readonly box: LiveBox | null;
  readonly view: LiveView;
  /** Where the search is; `failed` until the next interest tries again. */
  readonly phase: "absent" | "loading" | "failed" | "present";
  /** Loads the search, unless it is there or on its way; after a failure the next call tries again. */
  readonly engage: () => void;
  /**
   * Opens the active result; before the search is there, the first result as soon as it is known.
   *
   * @param elsewhere in another tab or window
   */
  readonly submit: (elsewhere?: boolean) => void;
}

/**
 * Loads the search for a field on first interest.
 *
 * @param close closes the dialog in which the field stands, before a result is opened
 */
export function useLiveBox(
  id: string,
  place: Place,
  root: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  close?: () => void,
): LiveField {
  const history = useHistory();
  const { siteConfig, i18n } = useDocusaurusContext();
  const [box, setBox] = useState<LiveBox | null>(null);
  const [view, show] = useState<LiveView>({ busy: false });
  const [arrival, setArrival] = useState<"absent" | "loading" | "failed">("absent");
  // The state comes too late for two events in a row.
  const engaged = useRef(false);
  const submitted = useRef({ query: "", elsewhere: false });

  function open(url: string): void {
    close?.();
    void modalGone().then(() => {
      history.push(url);
    });
  }

  function engage(): void {
    if (engaged.current) return;
    engaged.current = true;
    setArrival("loading");
    startSearch(siteConfig.baseUrl + searchIndexFile(i18n.currentLocale));
    import("../ui/createLiveBox")
      .then(({ createLiveBox }) => {
        if (!root.current || !input.current) return;
        const elements = { root: root.current, input: input.current };
        const site = { baseUrl: siteConfig.baseUrl, locale: i18n.currentLocale };
        const created = createLiveBox({ id, place, ...elements, ...site, open, show });
        // At once, so that it hears of the very next key.
        flushSync(() => {
          setBox(created);
        });
        const { query, elsewhere } = submitted.current;
        if (query !== "" && query === input.current.value) created.submit(elsewhere);
      })
      .catch((error: unknown) => {
        engaged.current = false;
        abandonHeadStart();
        setArrival("failed");
        console.error("The search did not load; the next focus of its box tries again.", error);
      });
  }

  function submit(elsewhere = false): void {
    engage();
    if (box) box.submit(elsewhere);
    else submitted.current = { query: input.current?.value ?? "", elsewhere };
  }

  return { box, view, phase: box ? "present" : arrival, engage, submit };
}
