import { translate } from "@docusaurus/Translate";
import { useLocation } from "@docusaurus/router";
import clsx from "clsx";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { Dropdown } from "@site/src/components/shell/dropdown/useDropdown";
import { copyText, fetchText } from "@site/src/components/clipboard/clipboard";
import { shownMarkdownPath } from "../clientModule";
import styles from "./Actions.module.css";

const texts = {
  markdown: translate({ id: "site.copyPage.markdown", message: "Copy as Markdown" }),
  view: translate({ id: "site.copyPage.view", message: "View as Markdown" }),
  link: translate({ id: "site.copyPage.link", message: "Copy link" }),
  copying: translate({ id: "site.copyPage.copying", message: "Copying…" }),
  copied: translate({ id: "site.copyPage.copied", message: "Copied" }),
  refused: translate({ id: "site.copyPage.refused", message: "Your browser did not allow copying." }),
  missing: translate({ id: "site.copyPage.missing", message: "The Markdown of this page could not be fetched." }),
} as const;

function pageUrl(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return canonical?.href ?? location.origin + location.pathname;
}

/** How long the message is shown, in milliseconds. */
const MESSAGE_DURATION = 6000;

interface Copy {
  /** Progress or result of the last attempt; empty after a few seconds. */
  readonly message: string;
  readonly copy: (text: Promise<string>) => void;
}

/** Copies texts, and provides a message with the result. */
function useCopy(): Copy {
  const [message, setMessage] = useState("");

  useEffect(() => {
    if (message === "") return undefined;
    const timer = setTimeout(() => {
      setMessage("");
    }, MESSAGE_DURATION);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);

  async function copyAndReport(text: Promise<string>): Promise<string> {
    try {
      await copyText(text);
      return texts.copied;
    } catch {
      return text.then(
        () => texts.refused,
        () => texts.missing,
      );
    }
  }

  function copy(text: Promise<string>): void {
    setMessage(texts.copying);
    void copyAndReport(text).then(setMessage);
  }

  return { message, copy };
}

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

/** The list of "Copy page", and a message with the result. Loaded when the button is first hovered, focused or pressed. */
export default function Actions({ menu, menuId, shown, close }: Omit<Dropdown, "root" | "toggle">): ReactNode {
  const { message, copy } = useCopy();
  // Not from the link in the head, which a visit that began on the not-found page lacks.
  const path = shownMarkdownPath(useLocation().pathname);

  /** Closes the list, and moves the focus back to the button, below which the message appears. */
  function closeList(): void {
    close();
    menu.current?.parentElement?.querySelector("button")?.focus();
  }

  return (
    <>
      <ul ref={menu} id={menuId} className={clsx("dropdown__menu", styles.menu)}>
        <Action
          label={texts.markdown}
          onPress={() => {
            copy(fetchText(path));
            closeList();
          }}
        />
        <li>
          <a className={itemClass} href={path}>
            {texts.view}
          </a>
        </li>
        <Action
          label={texts.link}
          onPress={() => {
            copy(Promise.resolve(pageUrl()));
            closeList();
          }}
        />
      </ul>
      <div role="status" className={styles.status}>
        {shown ? "" : message}
      </div>
    </>
  );
}
