import { useWindowSize } from "@docusaurus/theme-common";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { useShortcut } from "./focus.ts";
import { enterModal, leaveModal } from "./dialogHistory.ts";
import Field from "./Field.tsx";
import Icon from "./Icon.tsx";
import { isSearchHotkey } from "./keys.ts";
import { boxTexts } from "./texts.ts";
import { useSettings } from "./useSettings.ts";
import styles from "./SearchBox.module.css";

/** The search: a field in the navbar, and on narrow screens a button that opens the field in a dialog. */
export default function SearchBox(): ReactNode {
  const navbarInput = useRef<HTMLInputElement>(null);
  const dialogInput = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasDialog, setHasDialog] = useState(false);
  const windowSize = useWindowSize();
  const { shortcut } = useSettings();

  const close = (): void => dialog.current?.close();

  useEffect(() => {
    if (windowSize === "desktop") dialog.current?.close();
  }, [windowSize]);

  /** Opens the dialog synchronously: phones show the keyboard only if the field is focused within the handler of a tap. */
  function open(): void {
    if (dialog.current?.open) return;
    flushSync(() => {
      setHasDialog(true);
    });
    if (!dialog.current) return;
    enterModal(close);
    dialog.current.showModal();
    dialogInput.current?.focus();
    dialogInput.current?.select();
  }

  useShortcut(
    (press) => shortcut !== "" && isSearchHotkey(press, shortcut, navigator.platform),
    () => {
      if (navbarInput.current?.checkVisibility()) {
        navbarInput.current.focus();
        navbarInput.current.select();
      } else {
        open();
      }
    },
  );
  return (
    <>
      <div className={styles.wide}>
        <Field input={navbarInput} />
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
          <Field input={dialogInput} close={close} />
        </dialog>
      )}
    </>
  );
}
