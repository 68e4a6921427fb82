import { translate } from "@docusaurus/Translate";
import { useEffect, useState } from "react";
import { copyText } from "@site/src/components/clipboard/clipboard";

export const texts = {
  markdown: translate({ id: "site.copyPage.markdown", message: "Copy as Markdown" }),
  view: translate({ id: "site.copyPage.view", message: "View as Markdown" }),
  link: translate({ id: "site.copyPage.link", message: "Copy link" }),
  copying: translate({ id: "site.copyPage.copying", message: "Copying…" }),
  copied: translate({ id: "site.copyPage.copied", message: "Copied" }),
  refused: translate({ id: "site.copyPage.refused", message: "Your browser did not allow copying." }),
  missing: translate({ id: "site.copyPage.missing", message: "The Markdown of this page could not be fetched." }),
} as const;

function headLink(selector: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel=${selector}]`);
}

export function pageUrl(): string {
  return headLink("canonical")?.href ?? location.origin + location.pathname;
}

/**
 * Returns the path of the current page's Markdown, from the link that `clientModule.ts` updates.
 *
 * @returns undefined when the page has no such link
 */
export function markdownPath(): string | undefined {
  return headLink('alternate][type="text/markdown"')?.getAttribute("href") ?? undefined;
}

const SHOWN_FOR = 6000;

interface Copy {
  /** Result of the last attempt; empty after a few seconds. */
  readonly message: string;
  readonly say: (message: string) => void;
  readonly copy: (text: Promise<string>) => void;
}

/** Copies texts, and provides a message with the result. */
export function useCopy(): Copy {
  const [message, say] = useState("");

  useEffect(() => {
    if (message === "") return undefined;
    const timer = setTimeout(() => {
      say("");
    }, SHOWN_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [message]);

  async function attempt(text: Promise<string>): Promise<string> {
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
    say(texts.copying);
    void attempt(text).then(say);
  }

  return { message, say, copy };
}
