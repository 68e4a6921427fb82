import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { keepInside } from "@site/src/components/shell/focus";
import { MAX_QUERY_LENGTH } from "../../shared/constants";
import Icon from "./Icon";
import { opensElsewhere, shortcutFor } from "./keys";
import { connectField, currentQuery, setQuery } from "./query";
import { boxTexts } from "./texts";
import { useSearch, useStalled } from "./useSearch";
import styles from "./Field.module.css";

interface FieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Closes the dialog that the field stands in; without it, the field stands in the navbar. */
  readonly close?: () => void;
}

/**
 * A search field. It is complete as the server renders it, and React does not control its value, so that nothing that was
 * typed before the scripts ran is lost.
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
  // The server does not know the reader's keyboard.
  const shortcut = useIsBrowser() ? shortcutFor(navigator.platform) : undefined;
  const firstEngage = useRef(engage);
  // Until the answer is whole, its first result may change.
  const announcement = loaded && view.source?.answer.whole && (
    <loaded.Announcement answer={view.source.answer} items={view.items} />
  );

  /** In the dialog, Escape closes the panel, then empties the field, then closes the dialog; Tab closes the panel and cycles. */
  function onDialogKey(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing || (key !== "Escape" && key !== "Tab")) return;
    if (target !== input.current) controller?.inputHandlers.onKeyDown(event);
    if (key === "Tab") {
      keepInside(currentTarget, nativeEvent);
    } else if (!event.defaultPrevented && currentQuery() === "") {
      event.preventDefault();
      close?.();
    }
  }

  useLayoutEffect(() => (input.current ? connectField(input.current) : undefined), [input]);

  useEffect(() => {
    // The reader was faster than the scripts of the page.
    if (document.activeElement === input.current) firstEngage.current();
  }, [input]);

  return (
    <div
      // It is no control, but hears events of the controls in it.
      role="presentation"
      ref={root}
      className={clsx(styles.field, close && styles.modal)}
      // A tap between the controls of the dialog keeps the focus inside.
      tabIndex={close && -1}
      onKeyDown={close && onDialogKey}
      // React misses `pointerenter` when the pointer comes from an element that was removed, such as a link of the last page.
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
          <label className={styles.unseen} htmlFor={id}>
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
            // Of type "search", it may not be a combobox.
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
              // A query from another page or from the URL waits for an answer, too.
              setHasText(currentQuery().trim() !== "");
              controller?.inputHandlers.onFocus(event);
            }}
            onKeyDown={(event) => {
              if (controller) controller.inputHandlers.onKeyDown(event);
              else if (event.key === "Enter" && opensElsewhere(event) && !event.nativeEvent.isComposing) {
                event.preventDefault();
                submit(true);
              }
            }}
          />
          {!close && (
            // The keys that lead to the field. The server reserves their space, although it does not know them.
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
      {loaded && view.source && (
        <loaded.Panel controller={loaded.controller} view={view} source={view.source} variant={variant} />
      )}
      <div className={showsFailure ? styles.failure : styles.unseen} role="status">
        {showsFailure ? boxTexts.failed : isStalled ? boxTexts.stalled : announcement}
      </div>
    </div>
  );
}
