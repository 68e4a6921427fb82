import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { isSamePath } from "@docusaurus/theme-common/internal";
import Translate, { translate } from "@docusaurus/Translate";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import styles from "./FilterAnswer.module.css";
import { countPages, firstPage, narrow, termsOf } from "./items";
import type { Narrowed } from "./items";
import { showCurrentEntry } from "./showCurrentEntry";

interface FilterAnswerProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What stands in the field. */
  readonly text: string;
  /** Puts another text there. */
  readonly write: (text: string) => void;
  /** What `answer` says to that. */
  readonly narrowed: Narrowed | undefined;
  /** All items of the sidebar. */
  readonly items: readonly PropSidebarItem[];
  /** Path of the page that the reader is on. */
  readonly activePath: string;
}

/**
 * What readers keep in the filters of this visit, by the first page of the sidebar: in the menu of a phone, a filter is gone
 * whenever the menu is closed.
 */
const kept = new Map<string | undefined, string>();

/**
 * Narrows a sidebar to the pages that a text asks for.
 *
 * @param activePath path of the page that the reader is on
 * @returns undefined for a text that asks for nothing
 */
export function answer(items: readonly PropSidebarItem[], text: string, activePath: string): Narrowed | undefined {
  const terms = termsOf(text);
  return terms.length === 0 ? undefined : narrow(items, terms, (href) => isSamePath(href, activePath));
}

function countOf({ count }: Narrowed, items: readonly PropSidebarItem[]): string {
  if (count === 0) return translate({ id: "site.sidebarFilter.none", message: "No page matches" });
  return translate(
    { id: "site.sidebarFilter.count", message: "{count} of {all} pages" },
    { count, all: countPages(items) },
  );
}

/** How many pages match, in words that screen readers hear; and what else the filter of a sidebar does with its field. */
export default function FilterAnswer(props: FilterAnswerProps): ReactNode {
  const { field, text, write, narrowed, items, activePath } = props;
  const sidebarId = firstPage(items);
  const [isKept, setKept] = useState(kept.has(sidebarId));
  const seen = useRef({ path: activePath, text });

  /** Keys of the field: Escape empties it, then leaves it; the arrow leads to the first page. */
  const onFieldKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !field.current) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      field.current.closest("ul")?.querySelector<HTMLElement>("a[href]")?.focus();
    } else if (event.key === "Escape" && field.current.value === "") {
      field.current.blur();
    } else if (event.key === "Escape") {
      event.preventDefault();
      // The menu of a phone closes by this key.
      event.stopPropagation();
      write("");
    }
  });

  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    // Someone may have been faster than this.
    write(element.value || (kept.get(sidebarId) ?? ""));
    element.addEventListener("keydown", onFieldKey);
    return () => {
      element.removeEventListener("keydown", onFieldKey);
    };
  }, [field, sidebarId, write]);

  useLayoutEffect(() => {
    if (seen.current.path !== activePath && !isKept) write("");
    seen.current.path = activePath;
  }, [activePath, isKept, write]);

  useEffect(() => {
    if (isKept) kept.set(sidebarId, text);
    else kept.delete(sidebarId);
  }, [isKept, sidebarId, text]);

  useEffect(() => {
    const sidebar = field.current?.closest(".menu");
    if (!sidebar || seen.current.text === text) return;
    seen.current.text = text;
    sidebar.scrollTop = 0;
    // In the menu of a phone, the whole list begins with the way back.
    if (text !== "" || sidebar.matches("nav")) showCurrentEntry(sidebar);
  }, [field, text]);

  return (
    <div className={styles.answer}>
      <span role="status">{narrowed && countOf(narrowed, items)}</span>
      {narrowed && (
        <label>
          <input
            type="checkbox"
            checked={isKept}
            onChange={(event) => {
              setKept(event.target.checked);
            }}
          />{" "}
          <span>
            <Translate id="site.sidebarFilter.keep">Keep on the next page</Translate>
          </span>
        </label>
      )}
    </div>
  );
}
