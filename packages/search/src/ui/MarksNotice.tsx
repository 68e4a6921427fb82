import { translate } from "@docusaurus/Translate";
import { useEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import Icon from "./Icon.tsx";
import { isComposing } from "./keys.ts";
import { clearMarks, markCount, subscribeMarks } from "./marks.ts";
import styles from "./MarksNotice.module.css";

/** A button that removes the marks from the page, shown while there are any. Escape removes them too. */
export default function MarksNotice(): ReactNode {
  const hasMarks = useSyncExternalStore(subscribeMarks, markCount, () => 0) > 0;

  useEffect(() => {
    if (!hasMarks) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || isComposing(event)) return;
      // An open panel handles Escape itself, and an open dialog closes.
      if (!event.defaultPrevented && !document.querySelector("dialog[open]")) clearMarks();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [hasMarks]);

  if (!hasMarks) return null;
  // Outside the navbar: while that is hidden on scrolling, its transform would move the button out of the window, too.
  return createPortal(
    <button className={styles.notice} type="button" onClick={clearMarks}>
      <span>
        {translate({
          id: "theme/d-s-l.searchBar.clearMarks",
          message: "Clear highlights",
          description: "Label of the button that removes the marks of a search from the page",
        })}
      </span>
      <Icon shape="clear" />
    </button>,
    document.body,
  );
}
