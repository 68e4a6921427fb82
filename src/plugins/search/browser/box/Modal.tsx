import { useHistory } from "@docusaurus/router";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { DESKTOP } from "./desktop";
import Field from "./Field";
import { leaveModal, modalGone } from "@site/src/components/shell/modal/modalEntry";
import { boxTexts } from "./texts";
import type { ModalHandle } from "./useModal";
import styles from "./Modal.module.css";

/** The search of narrow screens: the same field in a dialog that fills the screen. */
export default function Modal({ dialog, input, close }: ModalHandle): ReactNode {
  const history = useHistory();

  useEffect(() => {
    const desktop = matchMedia(DESKTOP);
    const onWidth = (): void => {
      if (desktop.matches) dialog.current?.close();
    };
    desktop.addEventListener("change", onWidth);
    return () => {
      desktop.removeEventListener("change", onWidth);
    };
  }, [dialog]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={boxTexts.label} onClose={leaveModal}>
      <Field
        place="modal"
        input={input}
        onEscape={close}
        open={(url) => {
          close();
          void modalGone().then(() => {
            history.push(url);
          });
        }}
      >
        <button className={styles.cancel} type="button" title={boxTexts.cancel} onClick={close}>
          {boxTexts.cancel}
        </button>
      </Field>
    </dialog>
  );
}
