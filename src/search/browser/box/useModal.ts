import { useRef } from "react";
import type { RefObject } from "react";
import { lastQuery } from "./lastQuery";
import { enterModal } from "./modalEntry";

/** A dialog, and the field in it. */
export interface ModalHandle {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens and closes the search of narrow screens. */
export function useModal(): ModalHandle {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = (): void => dialog.current?.close();

  // All of it within the caller's own event: a phone shows its keyboard for a focus that is set during the tap only.
  function open(): void {
    if (!dialog.current || !input.current || dialog.current.open) return;
    enterModal(close);
    dialog.current.showModal();
    input.current.value = lastQuery();
    input.current.focus();
    input.current.select();
  }

  return { dialog, input, open, close };
}
