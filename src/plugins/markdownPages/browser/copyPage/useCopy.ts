import { useEffect, useState } from "react";
import { copyText } from "@site/src/components/clipboard/clipboard";
import { texts } from "./texts";

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
