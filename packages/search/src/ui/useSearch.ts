import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { modalLeft } from "./dialogHistory.ts";
import { searchIndexFile, STALL_THRESHOLD } from "../shared/constants.ts";
import { abandonHeadStart, startSearch } from "../client/headStart.ts";
import type { Controller, SearchView, Variant } from "./controller.ts";
import type * as SearchChunk from "./searchChunk.ts";
import { currentQuery } from "./query.ts";
import { useSettings } from "./useSettings.ts";

/** The search behind a field, once its scripts have loaded. */
interface LoadedSearch extends Pick<typeof SearchChunk, "Panel" | "Announcement" | "Start"> {
  readonly controller: Controller;
}

interface FieldSearch {
  readonly loaded: LoadedSearch | null;
  readonly view: SearchView;
  /** Whether the scripts failed to load; the next call of `engage` tries again. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  /** Loads the search, unless it has loaded or is loading. */
  readonly engage: () => void;
  /**
   * Opens the active result; before the search has loaded, the first result as soon as it is known.
   *
   * @param inNewTab in another tab or window
   */
  readonly submit: (inNewTab?: boolean) => void;
}

interface FieldOptions {
  /** Prefix of the ids of elements. */
  readonly id: string;
  readonly variant: Variant;
  readonly root: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Closes the dialog of the field, before a result is opened. */
  readonly close?: (() => void) | undefined;
}

/** Loads the search for a field when `engage` is first called. */
export function useSearch({ id, variant, root, input, close }: FieldOptions): FieldSearch {
  const history = useHistory();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { query: version } = useSettings();
  const indexUrl = siteConfig.baseUrl + searchIndexFile(i18n.currentLocale) + version;
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null);
  const [view, setView] = useState<SearchView>({ isBusy: false, items: [] });
  const [phase, setPhase] = useState<"absent" | "loading" | "failed">("absent");
  // A ref, because state would not be updated yet when a second event follows at once.
  const isEngaged = useRef(false);
  const submitted = useRef({ query: "", inNewTab: false });

  function goTo(url: string): void {
    close?.();
    void modalLeft().then(() => {
      history.push(url);
    });
  }

  function engage(): void {
    if (isEngaged.current) return;
    isEngaged.current = true;
    setPhase("loading");
    startSearch(indexUrl);
    import("./searchChunk.ts")
      .then(({ createController, Panel, Announcement, Start }) => {
        if (!root.current || !input.current) return;
        const elements = { root: root.current, input: input.current };
        const site = { baseUrl: siteConfig.baseUrl, indexUrl };
        const controller = createController({ id, variant, ...elements, ...site, goTo, onView: setView });
        // Synchronously, so that it handles the very next key.
        flushSync(() => {
          setLoaded({ controller, Panel, Announcement, Start });
        });
        const { query, inNewTab } = submitted.current;
        if (query !== "" && query === currentQuery()) controller.submit(inNewTab);
      })
      .catch((error: unknown) => {
        isEngaged.current = false;
        abandonHeadStart();
        setPhase("failed");
        console.error("The search did not load. Using its field tries again.", error);
      });
  }

  function submit(inNewTab = false): void {
    engage();
    if (loaded) loaded.controller.submit(inNewTab);
    else submitted.current = { query: currentQuery(), inNewTab };
  }

  return {
    loaded,
    view,
    hasFailed: !loaded && phase === "failed",
    isLoading: !loaded && phase === "loading",
    engage,
    submit,
  };
}

/**
 * Returns true once the search has been busy for longer than the stall threshold without interruption. autocomplete-core also
 * has a stalled state, but restarts its timer with each key, and stops it when an earlier query is answered.
 */
export function useStalled(isBusy: boolean): boolean {
  const [isStalled, setIsStalled] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => {
      setIsStalled(true);
    }, STALL_THRESHOLD);
    return () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
  }, [isBusy]);
  return isStalled;
}
