import { useEffect, useEffectEvent, useRef } from "react";

/** The entry that an open dialog has in the history of the tab. */
export interface ModalEntry {
  /** Adds the entry; call it when the dialog opens. */
  readonly enter: () => void;
  /** Takes the entry away; call it when the dialog has closed. */
  readonly leave: () => void;
  /** Resolves as soon as there is no entry: only then may the router go on. */
  readonly gone: () => Promise<void>;
}

/**
 * Lets back navigation close a dialog: while it is open, it has an entry of its own in the history, a copy of the one
 * below. The router does not hear of either; it would scroll the page to its top.
 *
 * @param onBack called when the reader goes back
 */
export function useModalEntry(onBack: () => void): ModalEntry {
  const state = useRef<"absent" | "present" | "leaving">("absent");
  const wanted = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  function enter(): void {
    wanted.current = true;
    // While the last entry is still leaving, its `popstate` adds the next.
    if (state.current !== "absent") return;
    state.current = "present";
    window.history.pushState(window.history.state, "");
  }

  const onPop = useEffectEvent((event: PopStateEvent) => {
    if (state.current === "absent") return;
    event.stopImmediatePropagation();
    const byReader = state.current === "present";
    state.current = "absent";
    if (byReader) onBack();
    else if (wanted.current) enter();
    for (const resolve of waiting.current.splice(0)) resolve();
  });
  useEffect(() => {
    const listener = (event: PopStateEvent): void => {
      onPop(event);
    };
    // Capturing, to be asked before the router.
    window.addEventListener("popstate", listener, { capture: true });
    return () => {
      window.removeEventListener("popstate", listener, { capture: true });
    };
  }, []);

  return {
    enter,
    leave: () => {
      wanted.current = false;
      if (state.current !== "present") return;
      state.current = "leaving";
      window.history.back();
    },
    gone: () =>
      state.current === "absent"
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.current.push(resolve);
          }),
  };
}
