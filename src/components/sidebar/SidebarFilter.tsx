import type { PropSidebarItem } from "@docusaurus/plugin-content-docs";
import { translate } from "@docusaurus/Translate";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type * as Loaded from "./FilterControls";
import styles from "./SidebarFilter.module.css";
import { FILTER_KEY, useFilterKey } from "./useFilterKey";

interface SidebarFilterProps {
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
  /** Renders items as the sidebar does. */
  readonly children: (items: readonly PropSidebarItem[]) => ReactNode;
}

const label = translate({ id: "site.sidebarFilter.label", message: "Filter pages" });

/**
 * A field that filters a long sidebar, with the sidebar's list below it. The server renders the field; the code of the filter
 * loads after hydration, because short sidebars don't need it. The field is uncontrolled, so that hydration preserves typed
 * text.
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
    import("./FilterControls").then(setLoaded, (error: unknown) => {
      console.error("The sidebar filter did not load. Focusing its field tries again.", error);
    });
  }, []);
  useEffect(load, [load]);
  // Not in the lazy component: a key that is pressed before it has loaded would be lost.
  useFilterKey(field);

  const filtered = loaded?.filterByText(items, text, activePath);
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
            filtered={filtered}
            items={items}
            activePath={activePath}
          />
        )}
      </li>
      {children(filtered?.items ?? items)}
    </>
  );
}
