import { translate } from "@docusaurus/Translate";
import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { flushSync } from "react-dom";
import { abandonHeadStart, startSearch } from "../client/headStart.ts";
import type { GlobalData } from "../index.ts";
import { MAX_QUERY_LENGTH, searchIndexFile, STALL_THRESHOLD } from "../shared/constants.ts";
import type { Controller, SearchView } from "./controller.ts";
import { modalLeft, trapFocus } from "./dialog.ts";
import Icon from "./Icon.tsx";
import { isComposing, opensInNewTab, shortcutFor } from "./keys.ts";
import type * as PanelModule from "./Panel.tsx";
import { connectField, currentQuery, setQuery, useQuery } from "./query.ts";
import styles from "./Field.module.css";

/** Texts of the search box without its panel. They have no descriptions for translators, which every page would load. */
export const boxTexts = {
  label: translate({ id: "theme/d-s-l.searchBar.label", message: "Search" }),
  placeholder: translate({
    id: "theme/d-s-l.searchBar.placeholder",
    message: "Search",
  }),
  open: translate({
    id: "theme/d-s-l.searchBar.open",
    message: "Search",
  }),
  submit: translate({
    id: "theme/d-s-l.searchBar.submit",
    message: "Submit",
  }),
  clear: translate({
    id: "theme/d-s-l.searchBar.clear",
    message: "Clear",
  }),
  cancel: translate({
    id: "theme/d-s-l.searchBar.cancel",
    message: "Cancel",
  }),
  stalled: translate({
    id: "theme/d-s-l.searchBar.stalled",
    message: "Searching…",
  }),
  failed: translate({
    id: "theme/d-s-l.searchBar.failed",
    message: "The search did not load. Keep typing to try again, or reload the page.",
  }),
} as const;

interface FieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly settings: GlobalData;
  /** Closes the dialog that contains the field; undefined for the field in the navbar. */
  readonly close?: () => void;
}

/** The search behind a field, once its scripts have loaded. */
interface LoadedSearch extends Pick<typeof PanelModule, "Panel" | "Announcement" | "Start"> {
  readonly controller: Controller;
}

/**
 * Loads the search for a field when `engage` is first called.
 *
 * @param id - prefix of the ids of elements
 * @returns `submit` opens the active result. Before the search has loaded, it opens the first result as soon as that is known,
 * unless the query has changed in the meantime.
 */
function useSearch(id: string, root: RefObject<HTMLElement | null>, { input, settings, close }: FieldProps) {
  const history = useHistory();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { baseUrl } = siteConfig;
  const indexUrl = baseUrl + searchIndexFile(i18n.currentLocale) + settings.query;
  const [phase, setPhase] = useState<"absent" | "loading" | "failed" | LoadedSearch>("absent");
  const [view, setView] = useState<SearchView>({ isBusy: false, items: [] });
  // A ref, because state would not be updated yet when a second event follows at once.
  const isEngaged = useRef(false);
  const submitted = useRef({ query: "", inNewTab: false });
  const loaded = typeof phase === "object" ? phase : undefined;

  function goTo(url: string): void {
    close?.();
    void modalLeft().then(() => {
      history.push(url);
    });
  }

  async function load(): Promise<void> {
    try {
      const { createController, Panel, Announcement, Start } = await import("./Panel.tsx");
      if (!root.current || !input.current) return;
      const elements = { root: root.current, input: input.current, isModal: close !== undefined };
      const controller = createController({ id, ...elements, baseUrl, indexUrl, goTo, onView: setView });
      // Synchronously, so that the controller handles the very next key.
      flushSync(() => {
        setPhase({ controller, Panel, Announcement, Start });
      });
      const { query, inNewTab } = submitted.current;
      if (query !== "" && query === currentQuery()) controller.submit(inNewTab);
    } catch (error) {
      isEngaged.current = false;
      abandonHeadStart();
      setPhase("failed");
      console.error("The search did not load. Use the search field to try again.", error);
    }
  }

  function engage(): void {
    if (isEngaged.current) return;
    isEngaged.current = true;
    setPhase("loading");
    startSearch(indexUrl);
    void load();
  }

  function submit(inNewTab = false): void {
    engage();
    if (loaded) loaded.controller.submit(inNewTab);
    else submitted.current = { query: currentQuery(), inNewTab };
  }

  return { phase, loaded, view, engage, submit };
}

/**
 * Returns true once the search has been busy for longer than the stall threshold without interruption. autocomplete-core also
 * has a stalled state, but restarts its timer with each key, and stops it when an earlier query is answered.
 */
function useStalled(isBusy: boolean): boolean {
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

/**
 * A search field with its panel. The server renders the field completely, and the input is uncontrolled, so that text typed
 * before hydration is not lost.
 */
export default function Field(props: FieldProps): ReactNode {
  const { input, settings, close } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { phase, loaded, view, engage, submit } = useSearch(id, root, props);
  const controller = loaded?.controller;
  const hasText = useQuery().trim() !== "";
  const isBusy = view.isBusy || (phase === "loading" && hasText);
  const isStalled = useStalled(isBusy);
  const showsFailure = phase === "failed" && hasText;
  const { shortcut: keymap, hasHint } = settings;
  // The server does not know the reader's platform.
  const isBrowser = useIsBrowser();
  const shortcut = isBrowser && keymap !== "" ? shortcutFor(keymap, navigator.platform) : undefined;
  const firstEngage = useRef(engage);
  // Partial answers are not announced, because their first result may still change.
  const announcement = loaded && view.source?.answer.whole && (
    <loaded.Announcement answer={view.source.answer} items={view.items} />
  );

  /**
   * Handles keys in the dialog. Escape closes the panel, or else clears the field; if neither is left to do, the browser closes
   * the dialog. Tab stays inside the dialog.
   */
  function onDialogKey(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget, nativeEvent } = event;
    if (isComposing(nativeEvent) || (key !== "Escape" && key !== "Tab")) return;
    if (target !== input.current) controller?.inputHandlers.onKeyDown(event);
    if (key === "Tab") trapFocus(currentTarget, nativeEvent);
  }

  /** Handles keys before the search has loaded: Escape clears the field, Ctrl+Enter opens the first result in a new tab. */
  function onKeyBeforeLoad(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const clears = event.key === "Escape" && currentQuery() !== "";
    const opens = event.key === "Enter" && opensInNewTab(event);
    if (clears || opens) event.preventDefault();
    if (clears) setQuery("");
    else if (opens) submit(true);
  }

  useLayoutEffect(() => (input.current ? connectField(input.current) : undefined), [input]);

  useEffect(() => {
    // The reader focused the field before hydration.
    if (document.activeElement === input.current) firstEngage.current();
  }, [input]);

  return (
    <div
      // Not a control: it only handles events of the controls inside.
      role="presentation"
      ref={root}
      className={clsx(styles.field, close && styles.modal)}
      // Focusable in the dialog, so that a tap between the controls keeps the focus inside.
      tabIndex={close && -1}
      onKeyDown={close && onDialogKey}
      // React misses `pointerenter` when the pointer comes from a removed element, such as a link of the previous page.
      onPointerOver={engage}
      onTouchStart={engage}
      onFocus={engage}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) controller?.leave();
      }}
    >
      <div className={styles.row}>
        <form
          className={styles.form}
          role="search"
          noValidate
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onReset={(event) => {
            event.preventDefault();
            if (controller) controller.clear();
            else setQuery("");
          }}
        >
          <label className={styles.visuallyHidden} htmlFor={id}>
            {boxTexts.label}
          </label>
          <button
            className={clsx("clean-btn", styles.submit)}
            type="submit"
            title={boxTexts.submit}
            aria-label={boxTexts.submit}
          >
            <Icon shape="search" />
          </button>
          <input
            {...controller?.inputHandlers}
            ref={input}
            id={id}
            className={styles.input}
            // An input of type "search" may not be a combobox.
            type="text"
            inputMode="search"
            role="combobox"
            aria-expanded={view.listId !== undefined}
            aria-controls={view.listId}
            aria-activedescendant={view.activeId}
            aria-autocomplete="list"
            aria-keyshortcuts={shortcut?.aria}
            maxLength={MAX_QUERY_LENGTH}
            placeholder={boxTexts.placeholder}
            defaultValue={currentQuery()}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint={view.listId === undefined ? "search" : "go"}
            onChange={(event) => {
              engage();
              setQuery(event.currentTarget.value);
              controller?.inputHandlers.onChange(event);
            }}
            onKeyDown={controller ? controller.inputHandlers.onKeyDown : onKeyBeforeLoad}
          />
          {!close && hasHint && keymap !== "" && (
            // The keyboard shortcuts. The server renders only the slash, because it does not know the platform.
            <span translate="no" className={styles.hint} aria-hidden="true">
              {shortcut && <kbd>{shortcut.label}</kbd>}
              <kbd>/</kbd>
            </span>
          )}
          <button
            className={clsx("clean-btn", styles.clear)}
            type="reset"
            title={boxTexts.clear}
            aria-label={boxTexts.clear}
          >
            <Icon shape="clear" />
          </button>
          {isStalled && <span className={styles.spinner} aria-hidden="true" />}
        </form>
        {close && (
          <button className={clsx("clean-btn", styles.cancel)} type="button" title={boxTexts.cancel} onClick={close}>
            {boxTexts.cancel}
          </button>
        )}
      </div>
      {loaded && close && !hasText && <loaded.Start controller={loaded.controller} />}
      {loaded && view.source && (
        <loaded.Panel controller={loaded.controller} view={view} source={view.source} isModal={close !== undefined} />
      )}
      <div className={showsFailure ? styles.failure : styles.visuallyHidden} role="status">
        {showsFailure ? boxTexts.failed : isStalled ? boxTexts.stalled : announcement}
      </div>
    </div>
  );
}
