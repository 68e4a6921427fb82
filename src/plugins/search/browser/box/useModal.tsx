import { useWindowSize } from "@docusaurus/theme-common";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { enterModal, leaveModal } from "@site/src/components/shell/modal/modalEntry";
import Field from "./Field";
import { lastQuery } from "./lastQuery";
import { boxTexts } from "./texts";
import styles from "./Modal.module.css";

/** The search of narrow screens: the same field in a dialog that fills the screen. */
interface Modal {
  /** To be drawn beside the button; nothing until the dialog is opened, in the HTML of a page as in its tree. */
  readonly modal: ReactNode;
  readonly open: () => void;
}

/** Makes the dialog of a search box, which closes when the window grows to the size of a desktop. */
export function useModal(): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isRendered, setRendered] = useState(false);
  const windowSize = useWindowSize();

  const close = (): void => dialog.current?.close();

  useEffect(() => {
    if (windowSize === "desktop") dialog.current?.close();
  }, [windowSize]);

  // All of it within the caller's own event: a phone shows its keyboard for a focus that is set during the tap only.
  function open(): void {
    if (dialog.current?.open) return;
    flushSync(() => {
      setRendered(true);
    });
    if (!dialog.current || !input.current) return;
    enterModal(close);
    dialog.current.showModal();
    input.current.value = lastQuery();
    input.current.focus();
    input.current.select();
  }

  const modal = isRendered && (
    <dialog ref={dialog} className={styles.dialog} aria-label={boxTexts.label} onClose={leaveModal}>
      <Field input={input} close={close} />
    </dialog>
  );
  return { modal, open };
}
