import clsx from "clsx";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { MAX_QUERY_LENGTH } from "../../shared/constants";
import { keepQuery, lastQuery } from "./lastQuery";
import { keepCaret, restoreCaret } from "./caret";
import type { Place } from "./liveBox";
import Hint, { useShortcut } from "./Hint";
import Icon from "./Icon";
import { boxTexts } from "./texts";
import { useLiveBox } from "./useLiveBox";
import { useStalled } from "./useStalled";
import styles from "./Field.module.css";

interface FieldProps {
  readonly place: Place;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open?: (url: string) => void;
  /** Called for Escape instead of what the box does with it. */
  readonly onEscape?: () => void;
  /** Stands beside the field. */
  readonly children?: ReactNode;
}

/**
 * A search field: complete as the server renders it, and the same element when the search arrives, so that nothing that
 * was typed is lost. React never owns its value.
 */
export default function Field({ place, input, open, onEscape, children }: FieldProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { live, view, phase, engage, submit } = useLiveBox(id, place, root, input, open);
  const [typed, setTyped] = useState(false);
  const busy = phase === "present" ? view.busy : phase === "loading" && typed;
  const stalled = useStalled(busy);
  const failed = phase === "failed" && typed;
  const shortcut = useShortcut();
  const first = useRef(engage);

  useLayoutEffect(() => {
    const element = input.current;
    if (!element || place !== "navbar") return undefined;
    restoreCaret(element);
    return () => {
      keepCaret(element);
    };
  }, [input, place]);

  useEffect(() => {
    // Someone was faster than the scripts of the page.
    if (document.activeElement === input.current) first.current();
  }, [input]);

  return (
    <div
      // It is no control: it only hears of what happens to those in it.
      role="presentation"
      ref={root}
      className={clsx(styles.field, place === "modal" && styles.modal)}
      onPointerEnter={engage}
      onTouchStart={engage}
      onFocus={engage}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) live.current?.leave();
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
            if (!live.current) return;
            event.preventDefault();
            live.current.clear();
          }}
        >
          <label className={styles.unseen} htmlFor={id}>
            {boxTexts.label}
          </label>
          <button className={styles.submit} type="submit" title={boxTexts.submit} aria-label={boxTexts.submit}>
            <Icon shape="search" />
          </button>
          <input
            ref={input}
            id={id}
            className={styles.input}
            type="search"
            role="combobox"
            aria-expanded={view.expanded}
            aria-controls={view.controls}
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
            enterKeyHint={view.expanded ? "go" : "search"}
            onChange={(event) => {
              engage();
              keepQuery(event.currentTarget.value);
              setTyped(event.currentTarget.value.trim() !== "");
              live.current?.onChange(event);
            }}
            onCompositionEnd={(event) => {
              live.current?.onCompositionEnd(event);
            }}
            onKeyDown={(event) => {
              if (event.key === "Escape" && onEscape) {
                // A browser would empty the field instead.
                event.preventDefault();
                onEscape();
              } else {
                live.current?.onKeyDown(event);
              }
            }}
            onFocus={(event) => {
              // What was typed on another page, or stands in the URL, waits for an answer too.
              setTyped(event.currentTarget.value.trim() !== "");
              live.current?.onFocus(event);
            }}
            onClick={(event) => {
              live.current?.onClick(event);
            }}
          />
          {place === "navbar" && <Hint shortcut={shortcut} />}
          <button className={styles.clear} type="reset" title={boxTexts.clear} aria-label={boxTexts.clear}>
            <Icon shape="clear" />
          </button>
          <span className={clsx(styles.spinner, stalled && styles.spinning)} aria-hidden="true" />
        </form>
        {children}
      </div>
      {view.panel}
      <div className={failed ? styles.failure : styles.unseen} role="status">
        {failed ? boxTexts.failed : stalled ? boxTexts.stalled : view.announcement}
      </div>
    </div>
  );
}
