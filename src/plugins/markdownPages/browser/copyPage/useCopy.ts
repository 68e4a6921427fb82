import { translate } from "@docusaurus/Translate";
import { useEffect, useState } from "react";
import { copyText } from "@site/src/components/clipboard/clipboard";

/** Texts of the list that "Copy page" opens. */
export const texts = {
  markdown: translate({ id: "site.copyPage.markdown", message: "Copy as Markdown" }),
  view: translate({ id: "site.copyPage.view", message: "View as Markdown" }),
  link: translate({ id: "site.copyPage.link", message: "Copy link" }),
  copying: translate({ id: "site.copyPage.copying", message: "Copying…" }),
  copied: translate({ id: "site.copyPage.copied", message: "Copied" }),
  refused: translate({ id: "site.copyPage.refused", message: "Your browser did not allow copying." }),
  missing: translate({ id: "site.copyPage.missing", message: "The Markdown of this page could not be fetched." }),
} as const;

/** Finds a link in the head of the page. Call it when it is needed: the head changes with the route. */
function linked(selector: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel=${selector}]`);
}

/** The canonical URL, without query and hash. */
export function pageUrl(): string {
  return linked("canonical")?.href ?? location.origin + location.pathname;
}

/**
 * Path of the Markdown of the page, which `clientModule.ts` keeps up with the reader.
 *
 * @returns nothing when the build has named none
 */
export function markdownPath(): string | undefined {
  return linked('alternate][type="text/markdown"')?.getAttribute("href") ?? undefined;
}

/** Milliseconds for which a message stays. */
const SHOWN = 6000;

interface Copy {
  /** What became of the last attempt; empty after a while. */
  readonly message: string;
  readonly say: (message: string) => void;
  readonly copy: (text: Promise<string>) => void;
}

/** Copies texts, and says what became of it. */
export function useCopy(): Copy {
  const [message, say] = useState("");

  useEffect(() => {
    if (message === "") return undefined;
    const timer = setTimeout(() => {
      say("");
    }, SHOWN);
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
