import { useRef } from "react";
import type { ReactNode } from "react";
import { DESKTOP } from "./desktop";
import Field from "./Field";
import Icon from "./Icon";
import Modal from "./Modal";
import { boxTexts } from "./texts";
import { useHotkey } from "./useHotkey";
import { useModal } from "./useModal";
import styles from "./SearchBox.module.css";

/** The search of the site: a field in the navbar, and on narrow screens a button that opens the field in a dialog. */
export default function SearchBox(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const modal = useModal();
  useHotkey(() => {
    if (matchMedia(DESKTOP).matches) {
      input.current?.focus();
      input.current?.select();
    } else {
      modal.open();
    }
  });
  return (
    <>
      <div className={styles.wide}>
        <Field place="navbar" input={input} />
      </div>
      <button
        className={styles.button}
        type="button"
        title={boxTexts.open}
        aria-label={boxTexts.open}
        aria-haspopup="dialog"
        onClick={modal.open}
      >
        <Icon shape="search" />
      </button>
      {modal.isRendered && <Modal {...modal} />}
    </>
  );
}
