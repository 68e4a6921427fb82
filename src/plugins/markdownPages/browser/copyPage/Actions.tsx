import clsx from "clsx";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { Dropdown } from "@site/src/components/shell/dropdown/useDropdown";
import { markdownPath, pageUrl, texts, useCopy } from "./useCopy";
import { fetchText } from "@site/src/components/clipboard/clipboard";
import styles from "./Actions.module.css";

const never = (): (() => void) => () => undefined;

const itemClass = clsx("clean-btn dropdown__link", styles.item);

interface ActionProps {
  readonly label: string;
  readonly onPress: () => void;
}

function Action({ label, onPress }: ActionProps): ReactNode {
  return (
    <li>
      <button type="button" className={itemClass} onClick={onPress}>
        {label}
      </button>
    </li>
  );
}

/** The list of "Copy page", and a message with the result. Loaded when the button is first hovered or focused. */
export default function Actions({ menu, menuId, shown, close }: Omit<Dropdown, "root" | "toggle">): ReactNode {
  const { message, say, copy } = useCopy();
  // The head changes outside React, so the path is read on each render, and the list renders whenever it opens.
  const path = useSyncExternalStore(never, markdownPath);

  /** Closes the list, and moves the focus back to the button, below which the message appears. */
  function leave(): void {
    close();
    menu.current?.parentElement?.querySelector("button")?.focus();
  }

  return (
    <>
      <ul ref={menu} id={menuId} className={clsx("dropdown__menu", styles.menu)}>
        <Action
          label={texts.markdown}
          onPress={() => {
            copy(fetchText(markdownPath()));
            leave();
          }}
        />
        {path === undefined ? (
          <Action
            label={texts.view}
            onPress={() => {
              say(texts.missing);
              leave();
            }}
          />
        ) : (
          <li>
            <a className={itemClass} href={path}>
              {texts.view}
            </a>
          </li>
        )}
        <Action
          label={texts.link}
          onPress={() => {
            copy(Promise.resolve(pageUrl()));
            leave();
          }}
        />
      </ul>
      <div role="status" className={styles.status}>
        {shown ? "" : message}
      </div>
    </>
  );
}
