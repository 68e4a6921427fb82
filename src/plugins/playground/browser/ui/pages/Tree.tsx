import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import clsx from "clsx";
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { findTypedRow, stepOf, typedWith } from "./rows";
import type { Step, Typed, Row } from "./rows";
import styles from "./Pages.module.css";

/** Number of rows that are rendered above and below those in view. */
const MARGIN = 8;

/** Height of a row, in `rem` because readers can change the size of text. */
const ROW_HEIGHT = 2.125;

/** Matches devices with touch screens, on which rows are higher. */
const COARSE = "(pointer: coarse)";

/** Returns the height of a row in pixels. */
function getRowHeight(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * ROW_HEIGHT;
  return matchMedia(COARSE).matches ? Math.max(44, size) : size;
}

function subscribeToRowHeight(listener: () => void): () => void {
  const media = matchMedia(COARSE);
  media.addEventListener("change", listener);
  window.addEventListener("resize", listener);
  return () => {
    media.removeEventListener("change", listener);
    window.removeEventListener("resize", listener);
  };
}

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly rows: readonly Row[];
  readonly selected: string | undefined;
  readonly live: ReadonlySet<string> | undefined;
  readonly onToggle: (path: string) => void;
  readonly onSelect: (path: string) => void;
}

/**
 * A tree of files of which only the rows in view are rendered. The Tab key stops once: the focus is on the tree, and
 * `aria-activedescendant` names the active row, so that a row can disappear without taking the focus with it.
 */
export default function Tree({ ref: box, rows, selected, live, onToggle, onSelect }: Props): ReactNode {
  const id = useId();
  const typed = useRef<Typed>(undefined);
  /** Path of the row to which the reader has moved, and the file that was selected then. */
  const [moved, setMoved] = useState<{ readonly to: string; readonly from: string | undefined }>();
  const wanted = moved && moved.from === selected ? moved.to : selected;
  const found = rows.findIndex(({ path }) => path === wanted);
  const active = Math.max(0, found);
  const activePath = rows[active]?.path;
  const height = useSyncExternalStore(subscribeToRowHeight, getRowHeight);
  // eslint-disable-next-line react-hooks/incompatible-library -- the React Compiler is not used
  const rowVirtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: (at) => rows[at]?.path ?? at,
    estimateSize: () => height,
    overscan: MARGIN,
    // The active row is rendered even out of view, because the tree refers to it.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(rows[active] ? [active] : [])])],
  });

  useEffect(() => {
    rowVirtualizer.measure();
  }, [rowVirtualizer, height]);

  const showActive = useEffectEvent(() => {
    rowVirtualizer.scrollToIndex(active);
  });
  useEffect(() => {
    if (activePath !== undefined) showActive();
  }, [activePath]);

  function press(row: Row): void {
    typed.current = undefined;
    setMoved({ to: row.path, from: selected });
    if (row.expanded === undefined) onSelect(row.path);
    else onToggle(row.path);
  }

  /** Adds a letter to those typed before, and finds the row that begins with all of them. */
  function typeAhead({ key, timeStamp }: KeyboardEvent): Step | undefined {
    if (!/^\S$/u.test(key)) return undefined;
    typed.current = typedWith(typed.current, key, timeStamp);
    const to = findTypedRow(rows, active, typed.current);
    return to === -1 ? undefined : { to };
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rowsInView = Math.max(1, Math.floor((rowVirtualizer.scrollRect?.height ?? 0) / height));
    const moving = stepOf(event.key, rows, active, rowsInView);
    // A key that moves to another row ends the name that is being typed.
    if (moving) typed.current = undefined;
    const step = moving ?? typeAhead(event);
    if (!step) return;
    event.preventDefault();
    if ("press" in step) press(step.press);
    else setMoved({ to: rows[step.to]?.path ?? "", from: selected });
  }

  return (
    <div
      ref={box}
      role="tree"
      aria-label="Pages"
      tabIndex={0}
      className={styles.tree}
      aria-activedescendant={rows[active] ? `${id}${String(active)}` : undefined}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.rows} style={{ height: rowVirtualizer.getTotalSize() }}>
        {rowVirtualizer.getVirtualItems().map(({ index: at, start }) => {
          const row = rows[at];
          if (!row) return null;
          return (
            // The tree has the focus and handles the keys.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={row.path}
              id={`${id}${String(at)}`}
              role="treeitem"
              tabIndex={-1}
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.size}
              aria-expanded={row.expanded}
              aria-selected={row.path === selected}
              title={row.name}
              className={clsx(styles.row, at === active && styles.active, row.expanded !== undefined && styles.folder)}
              style={{ top: start, height, paddingInlineStart: `${String(row.level * 1.1 - 0.6)}rem` }}
              onClick={() => {
                box.current?.focus({ preventScroll: true });
                press(row);
              }}
            >
              <span translate="no" className={styles.name}>
                {row.name}
              </span>
              {live?.has(row.path) && <span className={styles.live}>live code</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
