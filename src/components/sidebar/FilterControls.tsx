import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { isSamePath } from "@docusaurus/theme-common/internal";
import Translate, { translate } from "@docusaurus/Translate";
import { isComposing } from "docusaurus-lean-search/dialog";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import styles from "./FilterControls.module.css";
import { countPages, firstPage, filterItems, parseTerms } from "./items";
import type { FilteredItems } from "./items";
import { showCurrentEntry } from "./showCurrentEntry";

interface FilterControlsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Changes the value of the field. */
  readonly write: (text: string) => void;
  readonly filtered: FilteredItems | undefined;
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
}

/** Texts of the filters to keep, by the first page of the sidebar. Not React state: the mobile menu unmounts the filter. */
const keptTexts = new Map<string | undefined, string>();

/**
 * Filters a sidebar by the text of the field.
 *
 * @returns undefined if the text has no letters or digits
 */
export function filterByText(
  items: readonly PropSidebarItem[],
  text: string,
  activePath: string,
): FilteredItems | undefined {
  const terms = parseTerms(text);
  return terms.length === 0 ? undefined : filterItems(items, terms, (href) => isSamePath(href, activePath));
}

function countText({ count }: FilteredItems, items: readonly PropSidebarItem[]): string {
  if (count === 0) return translate({ id: "site.sidebarFilter.none", message: "No page matches" });
  return translate(
    { id: "site.sidebarFilter.count", message: "{count} of {all} pages" },
    { count, all: countPages(items) },
  );
}

/**
 * The part of the sidebar's filter that loads after the page: the number of matches, a checkbox to keep the filter on the next
 * page, and the handling of keys.
 */
export default function FilterControls(props: FilterControlsProps): ReactNode {
  const { field, text, write, filtered, items, activePath } = props;
  const sidebarId = firstPage(items);
  const [isKept, setKept] = useState(keptTexts.has(sidebarId));
  const previous = useRef({ path: activePath, text });

  /** Escape clears the field, or blurs it if it is empty. The down arrow focuses the first page. */
  const onFieldKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || !field.current) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      field.current.closest("ul")?.querySelector<HTMLElement>("a[href]")?.focus();
    } else if (event.key === "Escape" && field.current.value === "") {
      field.current.blur();
    } else if (event.key === "Escape") {
      event.preventDefault();
      // Escape would also close the mobile menu.
      event.stopPropagation();
      write("");
    }
  });

  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    // The reader may have typed before this code was loaded.
    write(element.value || (keptTexts.get(sidebarId) ?? ""));
    element.addEventListener("keydown", onFieldKey);
    return () => {
      element.removeEventListener("keydown", onFieldKey);
    };
  }, [field, sidebarId, write]);

  useLayoutEffect(() => {
    if (previous.current.path !== activePath && !isKept) write("");
    previous.current.path = activePath;
  }, [activePath, isKept, write]);

  useEffect(() => {
    if (isKept) keptTexts.set(sidebarId, text);
    else keptTexts.delete(sidebarId);
  }, [isKept, sidebarId, text]);

  useEffect(() => {
    const sidebar = field.current?.closest(".menu");
    if (!sidebar || previous.current.text === text) return;
    previous.current.text = text;
    sidebar.scrollTop = 0;
    // Not for the unfiltered list in the mobile menu: scrolling would hide the button back to the main menu above the list.
    if (text !== "" || sidebar.matches("nav")) showCurrentEntry(sidebar);
  }, [field, text]);

  return (
    <div className={styles.controls}>
      <span role="status">{filtered && countText(filtered, items)}</span>
      {filtered && (
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
