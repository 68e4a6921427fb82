import clsx from "clsx";
import { useRef } from "react";
import type { ReactNode } from "react";
import { usePageKey } from "@site/src/components/shell/focus";
import Field from "./Field";
import { isSearchHotkey } from "./hotkey";
import Icon from "./Icon";
import { boxTexts } from "./texts";
import { useModal } from "./useModal";
import styles from "./SearchBox.module.css";

/** The search of the site: a field in the navbar, and on narrow screens a button that opens the field in a dialog. */
export default function SearchBox(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { modal, open } = useModal();
  usePageKey(
    (press) => isSearchHotkey(press, navigator.platform),
    () => {
      if (input.current?.checkVisibility()) {
        input.current.focus();
        input.current.select();
      } else {
        open();
      }
    },
  );
  return (
    <>
      <div className={styles.wide}>
        <Field input={input} />
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
      {modal}
    </>
  );
}
