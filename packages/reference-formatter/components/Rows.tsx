import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { filterRows, isHidden } from "./filter";
import styles from "./Rows.module.css";

interface Props {
  /** How many there are, if they are so many that a reader wants to filter them. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** Fields, arguments or values, with a field to filter them where they are many. */
export default function Rows({ count, children }: Props): ReactNode {
  if (count === undefined) return <div className={styles.rows}>{children}</div>;
  return <FilteredRows count={count}>{children}</FilteredRows>;
}

function FilteredRows({ count, children }: Required<Props>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [shown, setShown] = useState(count);
  const isBrowser = useIsBrowser();
  const location = useLocation();

  function filter(next: string): void {
    setText(next);
    if (list.current) setShown(filterRows(list.current, next));
  }

  // A link to a field shows it, whatever the filter says; each time it is followed, the location is another object.
  useEffect(() => {
    const { hash } = location;
    if (!list.current || !isHidden(list.current, hash)) return;
    setText("");
    setShown(filterRows(list.current, "", hash));
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [location]);

  function clear(event: KeyboardEvent): void {
    if (event.key !== "Escape" || text === "") return;
    event.preventDefault();
    filter("");
  }

  return (
    <>
      <div className={styles.filter}>
        <input
          type="search"
          aria-label="Filter this list by name, type or description"
          placeholder={`Filter ${String(count)} entries`}
          value={text}
          // Without a script, nothing would be filtered.
          disabled={!isBrowser}
          onChange={({ target }) => {
            filter(target.value);
          }}
          onKeyDown={clear}
        />
        <span role="status">{text === "" ? "" : `${String(shown)} of ${String(count)}`}</span>
      </div>
      <div ref={list} className={styles.rows}>
        {children}
      </div>
    </>
  );
}
