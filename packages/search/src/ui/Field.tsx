import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { trapFocus } from "./focus.ts";
import { isComposing } from "./isKey.ts";
import { MAX_QUERY_LENGTH } from "../shared/constants.ts";
import Icon from "./Icon.tsx";
import { opensInNewTab, shortcutFor } from "./keys.ts";
import { connectField, currentQuery, setQuery } from "./query.ts";
import { boxTexts } from "./texts.ts";
import { useSearch, useStalled } from "./useSearch.ts";
import { useSettings } from "./useSettings.ts";
import styles from "./Field.module.css";

interface FieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Closes the dialog with the field; not given for the field in the navbar. */
  readonly close?: () => void;
}

/**
 * A search field. The server renders it completely, and it is uncontrolled, so that text typed before hydration is not lost.
 */
export default function Field({ input, close }: FieldProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const variant = close ? "modal" : "navbar";
  const { loaded, view, hasFailed, isLoading, engage, submit } = useSearch({ id, variant, root, input, close });
  const controller = loaded?.controller;
  const [hasText, setHasText] = useState(false);
  const isBusy = view.isBusy || (isLoading && hasText);
  const isStalled = useStalled(isBusy);
  const showsFailure = hasFailed && hasText;
  // The server does not know the reader's platform.
  const { shortcut: keymap, hasHint } = useSettings();
  const isBrowser = useIsBrowser();
  const shortcut = isBrowser && keymap !== "" ? shortcutFor(keymap, navigator.platform) : undefined;
  const firstEngage = useRef(engage);
  // Partial answers are not announced, because their first result may still change.
  const announcement = loaded && view.source?.answer.whole && (
    <loaded.Announcement answer={view.source.answer} items={view.items} />
  );

  /**
   * In the dialog, Escape closes the panel, then clears the field, then closes the dialog. Tab closes the panel and stays
   * inside the dialog.
   */
  function onDialogKey(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget, nativeEvent } = event;
    if (isComposing(nativeEvent) || (key !== "Escape" && key !== "Tab")) return;
    if (target !== input.current) controller?.inputHandlers.onKeyDown(event);
    if (key === "Tab") {
      trapFocus(currentTarget, nativeEvent);
    } else if (!event.defaultPrevented && currentQuery() === "") {
      event.preventDefault();
      close?.();
    }
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
            setHasText(false);
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
              setHasText(currentQuery().trim() !== "");
              controller?.inputHandlers.onChange(event);
            }}
            onFocus={(event) => {
              // The field may contain a query from another page or from the URL.
              setHasText(currentQuery().trim() !== "");
              controller?.inputHandlers.onFocus(event);
            }}
            onKeyDown={(event) => {
              if (controller) controller.inputHandlers.onKeyDown(event);
              else if (event.key === "Enter" && opensInNewTab(event) && !isComposing(event.nativeEvent)) {
                event.preventDefault();
                submit(true);
              }
            }}
          />
          {!close && hasHint && keymap !== "" && (
            // The keyboard shortcuts. Their space is reserved on the server, which does not know the platform.
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
          <span className={clsx(styles.spinner, isStalled && styles.spinning)} aria-hidden="true" />
        </form>
        {close && (
          <button className={clsx("clean-btn", styles.cancel)} type="button" title={boxTexts.cancel} onClick={close}>
            {boxTexts.cancel}
          </button>
        )}
      </div>
      {loaded && close && !hasText && <loaded.Start controller={loaded.controller} />}
      {loaded && view.source && (
        <loaded.Panel controller={loaded.controller} view={view} source={view.source} variant={variant} />
      )}
      <div className={showsFailure ? styles.failure : styles.visuallyHidden} role="status">
        {showsFailure ? boxTexts.failed : isStalled ? boxTexts.stalled : announcement}
      </div>
    </div>
  );
}
