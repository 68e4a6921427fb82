import { useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { lastQuery } from "./lastQuery";
import { enterModal } from "@site/src/components/shell/modal/modalEntry";

/** A dialog, and the field in it. */
export interface ModalHandle {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the dialog has been opened before: until then there is none, neither in the HTML of a page nor in its tree. */
  readonly isRendered: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens and closes the search of narrow screens. */
export function useModal(): ModalHandle {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isRendered, setRendered] = useState(false);
  const close = (): void => dialog.current?.close();

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

  return { dialog, input, isRendered, open, close };
}
