import useIsBrowser from "@docusaurus/useIsBrowser";
import clsx from "clsx";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { keepInside } from "@site/src/components/shell/focus";
import { MAX_QUERY_LENGTH } from "../../shared/constants";
import { keepCaret, restoreCaret } from "./caret";
import { isElsewhere } from "./elsewhere";
import { shortcutFor } from "./hotkey";
import Icon from "./Icon";
import { keepQuery, lastQuery } from "./lastQuery";
import { boxTexts } from "./texts";
import { useLiveBox } from "./useLiveBox";
import { useStalled } from "./useStalled";
import styles from "./Field.module.css";

interface FieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Closes the dialog that the field stands in; without it, the field stands in the navbar. */
  readonly close?: () => void;
}

/**
 * A search field: complete as the server renders it, and the same element when the search arrives, so that nothing that
 * was typed is lost. React never owns its value.
 */
export default function Field({ input, close }: FieldProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const place = close ? "modal" : "navbar";
  const { box, view, phase, engage, submit } = useLiveBox(id, place, root, input, close);
  const [typed, setTyped] = useState(false);
  const busy = phase === "present" ? view.busy : phase === "loading" && typed;
  const stalled = useStalled(busy);
  const failed = phase === "failed" && typed;
  // The server knows no keyboard.
  const shortcut = useIsBrowser() ? shortcutFor(navigator.platform) : undefined;
  const first = useRef(engage);

  /** In the dialog, Escape closes the panel, then empties the field, then leaves; Tab closes the panel and goes round. */
  function onDialogKey(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing || (key !== "Escape" && key !== "Tab")) return;
    if (target !== input.current) box?.handlers.onKeyDown(event);
    if (key === "Tab") {
      keepInside(currentTarget, nativeEvent);
    } else if (!event.defaultPrevented && input.current?.value === "") {
      event.preventDefault();
      close?.();
    }
  }

  useLayoutEffect(() => {
    const element = input.current;
    if (!element || place === "modal") return undefined;
    restoreCaret(element);
    return () => {
      keepCaret(element);
    };
  }, [input, place]);

  useEffect(() => {
    // Someone was faster than the scripts of the page.
    if (document.activeElement === input.current) first.current();
    if (input.current?.value) keepQuery(input.current.value);
  }, [input]);

  return (
    <div
      // It is no control: it only hears of what happens to those in it.
      role="presentation"
      ref={root}
      className={clsx(styles.field, close && styles.modal)}
      // What is tapped on between its controls keeps the focus inside.
      tabIndex={close && -1}
      onKeyDown={close && onDialogKey}
      // React hears of no enter when the pointer comes from an element that is gone, as a link to another page may be.
      onPointerOver={engage}
      onTouchStart={engage}
      onFocus={engage}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box?.leave();
      }}
    >
      <div className={styles.row}>
        <form
          className={styles.form}
          role="search"
          noValidate
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onReset={(event) => {
            if (!box) return;
            event.preventDefault();
            box.clear();
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
            {...box?.handlers}
            ref={input}
            id={id}
            className={styles.input}
            // Of type "search", it may not be a combobox.
            type="text"
            inputMode="search"
            role="combobox"
            aria-expanded={view.list !== undefined}
            aria-controls={view.list}
            aria-activedescendant={view.active}
            aria-autocomplete="list"
            aria-keyshortcuts={shortcut?.aria}
            maxLength={MAX_QUERY_LENGTH}
            placeholder={boxTexts.placeholder}
            defaultValue={lastQuery()}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint={view.list === undefined ? "search" : "go"}
            onChange={(event) => {
              engage();
              keepQuery(event.currentTarget.value);
              setTyped(event.currentTarget.value.trim() !== "");
              box?.handlers.onChange(event);
            }}
            onFocus={(event) => {
              // What was typed on another page, or stands in the URL, waits for an answer too.
              setTyped(event.currentTarget.value.trim() !== "");
              box?.handlers.onFocus(event);
            }}
            onKeyDown={(event) => {
              if (box) box.handlers.onKeyDown(event);
              else if (event.key === "Enter" && isElsewhere(event) && !event.nativeEvent.isComposing) {
                event.preventDefault();
                submit(true);
              }
            }}
          />
          {!close && (
            // The keys that lead to the field, over its end while it is empty. Their room is there from the start.
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
          <span className={clsx(styles.spinner, stalled && styles.spinning)} aria-hidden="true" />
        </form>
        {close && (
          <button className={clsx("clean-btn", styles.cancel)} type="button" title={boxTexts.cancel} onClick={close}>
            {boxTexts.cancel}
          </button>
        )}
      </div>
      {view.panel}
      <div className={failed ? styles.failure : styles.unseen} role="status">
        {failed ? boxTexts.failed : stalled ? boxTexts.stalled : view.announcement}
      </div>
    </div>
  );
}
