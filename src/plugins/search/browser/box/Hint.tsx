import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { shortcutFor } from "./platform";
import type { Shortcut } from "./platform";
import styles from "./Field.module.css";

const never = (): (() => void) => () => undefined;

/** The shortcut on this reader's keyboard; null while the page is as the server wrote it, which knows no keyboard. */
export function useShortcut(): Shortcut | null {
  return useSyncExternalStore(
    never,
    () => shortcutFor(navigator.platform),
    () => null,
  );
}

/** The keys that lead to the box, drawn over its end while it is empty. Their room is there from the start. */
export default function Hint({ shortcut }: { readonly shortcut: Shortcut | null }): ReactNode {
  return (
    <span className={styles.hint} aria-hidden="true">
      {shortcut && <kbd>{shortcut.label}</kbd>}
      <kbd>/</kbd>
    </span>
  );
}
