import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { Dropdown } from "@site/src/components/shell/dropdown/useDropdown";
import { copyText, fetchText } from "@site/src/components/clipboard/clipboard";
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

function headLink(attributes: string): HTMLLinkElement | null {
  return document.head.querySelector(`link${attributes}`);
}

function pageUrl(): string {
  return headLink("[rel=canonical]")?.href ?? location.origin + location.pathname;
}

/** Returns the path of the current page's Markdown, from the link that `clientModule.ts` updates. */
function markdownPath(): string | undefined {
  return headLink('[rel=alternate][type="text/markdown"]')?.getAttribute("href") ?? undefined;
}

/** How long the message is shown, in milliseconds. */
const MESSAGE_DURATION = 6000;

interface Copy {
  /** Progress or result of the last attempt; empty after a few seconds. */
  readonly message: string;
  readonly setMessage: (message: string) => void;
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

  return { message, setMessage, copy };
}

const subscribeToNothing = (): (() => void) => () => undefined;

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
  const { message, setMessage, copy } = useCopy();
  // The head changes outside React, so the path is read on each render, and the list renders whenever it opens.
  const path = useSyncExternalStore(subscribeToNothing, markdownPath);

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
            copy(fetchText(markdownPath()));
            closeList();
          }}
        />
        {path === undefined ? (
          <Action
            label={texts.view}
            onPress={() => {
              setMessage(texts.missing);
              closeList();
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
