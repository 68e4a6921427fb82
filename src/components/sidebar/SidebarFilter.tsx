import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { translate } from "@docusaurus/Translate";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type * as Loaded from "./FilterAnswer";
import styles from "./SidebarFilter.module.css";
import { FILTER_KEY, useFilterKey } from "./useFilterKey";

interface SidebarFilterProps {
  /** All items of the sidebar. */
  readonly items: readonly PropSidebarItem[];
  /** Path of the page that the reader is on. */
  readonly activePath: string;
  /** Renders items as the sidebar does. */
  readonly children: (items: readonly PropSidebarItem[]) => ReactNode;
}

const label = translate({ id: "site.sidebarFilter.label", message: "Filter pages" });

/**
 * The list of a long sidebar, below a field that narrows it. The field is there as the server renders it; what it does is
 * loaded when the page responds, because short sidebars need nothing of it. React never owns its value.
 */
export default function SidebarFilter({ items, activePath, children }: SidebarFilterProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [loaded, setLoaded] = useState<typeof Loaded>();

  const write = useCallback((value: string) => {
    if (field.current) field.current.value = value;
    setText(value);
  }, []);

  const load = useCallback(() => {
    import("./FilterAnswer").then(setLoaded, (error: unknown) => {
      console.error("The filter of the sidebar did not load; the next focus of its field tries again.", error);
    });
  }, []);
  useEffect(load, [load]);
  // Here, not in what is loaded: a key pressed before that arrives would be lost.
  useFilterKey(field);

  const narrowed = loaded?.answer(items, text, activePath);
  return (
    <>
      <li className={styles.filter}>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={label}
          aria-keyshortcuts={FILTER_KEY}
          placeholder={label}
          onFocus={load}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <kbd translate="no" aria-hidden="true">
          {FILTER_KEY}
        </kbd>
        {loaded && (
          <loaded.default
            field={field}
            text={text}
            write={write}
            narrowed={narrowed}
            items={items}
            activePath={activePath}
          />
        )}
      </li>
      {children(narrowed?.items ?? items)}
    </>
  );
}
