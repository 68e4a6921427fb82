import { useHistory, useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { usePluginData } from "@docusaurus/useGlobalData";
import { useWindowSize } from "@docusaurus/theme-common";
import clsx from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { GlobalData } from "../index.ts";
import { THEME } from "../shared/constants.ts";
import { enterModal, leaveModal } from "./dialog.ts";
import Field, { boxTexts } from "./Field.tsx";
import Icon from "./Icon.tsx";
import { isSearchHotkey, useShortcut } from "./keys.ts";
import { queryInUrl, setQuery } from "./query.ts";
import styles from "./SearchBox.module.css";

/**
 * Searches for the query in the URL of the home page, `?q=…`, which the site's OpenSearch description links to. The query
 * stays in the URL, so that a reload, and back navigation from a result, search for it again.
 */
function useQueryInUrl(focusField: () => void): void {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const query = pathname === useBaseUrl("/") ? queryInUrl(search) : "";
  useEffect(() => {
    if (query === "") return undefined;
    const openQuery = (): void => {
      setQuery(query);
      // In a microtask: during an effect, React can't render the dialog synchronously.
      queueMicrotask(focusField);
    };
    openQuery();
    return history.listen((location, action) => {
      // If the reader goes back while the page of a result is still loading, this page is not rendered again, because it was
      // never left.
      if (action === "POP" && location.pathname === pathname && location.search === search) openQuery();
    });
  }, [focusField, history, pathname, query, search]);
}

/** The search: a field in the navbar, and on narrow screens a button that opens the field in a dialog. */
export default function SearchBox(): ReactNode {
  const navbarInput = useRef<HTMLInputElement>(null);
  const dialogInput = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasDialog, setHasDialog] = useState(false);
  const windowSize = useWindowSize();
  const settings = usePluginData(THEME) as GlobalData;
  const { shortcut } = settings;

  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    if (windowSize === "desktop") close();
  }, [close, windowSize]);

  /** Opens the dialog synchronously: phones show the keyboard only if the field is focused within the handler of a tap. */
  const open = useCallback(() => {
    if (dialog.current?.open) return;
    flushSync(() => {
      setHasDialog(true);
    });
    if (!dialog.current) return;
    enterModal(close);
    dialog.current.showModal();
    dialogInput.current?.focus();
    dialogInput.current?.select();
  }, [close]);

  const focusField = useCallback(() => {
    if (navbarInput.current?.checkVisibility()) navbarInput.current.focus();
    else open();
  }, [open]);

  useQueryInUrl(focusField);
  useShortcut(
    (press) => shortcut !== "" && isSearchHotkey(press, shortcut, navigator.platform),
    () => {
      focusField();
      if (document.activeElement === navbarInput.current) navbarInput.current?.select();
    },
  );
  return (
    <>
      <div className={styles.wide}>
        <Field input={navbarInput} settings={settings} />
      </div>
      <button
        className={clsx("clean-btn", styles.button)}
        type="button"
        title={boxTexts.open}
        aria-label={boxTexts.open}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon shape="search" />
      </button>
      {hasDialog && (
        <dialog ref={dialog} className={styles.dialog} aria-label={boxTexts.label} onClose={leaveModal}>
          <Field input={dialogInput} settings={settings} close={close} />
        </dialog>
      )}
    </>
  );
}
