import clsx from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { stepOf } from "./keys";
import type { Step } from "./keys";
import type { Row } from "./rows";
import { lineOf, typedWith } from "./typeAhead";
import type { Typed } from "./typeAhead";
import { useWindow } from "./useWindow";
import styles from "./Tree.module.css";

interface Props {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly selected: string | undefined;
  readonly onToggle: (path: string) => void;
  readonly onSelect: (path: string) => void;
}

/**
 * A tree of files of which only the lines in view are rendered, whatever their number. It is one stop of the Tab key: the
 * arrow keys move the active line, which is told by `aria-activedescendant`, so that a line can go without the focus.
 */
export default function Tree({ label, rows, selected, onToggle, onSelect }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed>(undefined);
  /** Where the keys have moved since a file was selected. */
  const [moved, setMoved] = useState<{ readonly to: string; readonly from: string | undefined }>();
  const wanted = moved && moved.from === selected ? moved.to : selected;
  const active = Math.max(
    0,
    rows.findIndex(({ path }) => path === wanted),
  );
  const activePath = rows[active]?.path;
  const { height, first, last } = useWindow(box, rows.length);

  useEffect(() => {
    box.current?.querySelector(`.${String(styles.active)}`)?.scrollIntoView({ block: "nearest" });
  }, [activePath]);

  function press(row: Row): void {
    typed.current = undefined;
    setMoved({ to: row.path, from: selected });
    if (row.expanded === undefined) onSelect(row.path);
    else onToggle(row.path);
  }

  /** What a letter does, after those that were typed just before. */
  function type({ key, timeStamp }: KeyboardEvent): Step | undefined {
    if (!/^\S$/u.test(key)) return undefined;
    typed.current = typedWith(typed.current, key, timeStamp);
    const to = lineOf(rows, active, typed.current);
    return to === -1 ? undefined : { to };
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moving = stepOf(event.key, rows, active, Math.max(1, last - first));
    // Another key ends the beginning of a name.
    if (moving) typed.current = undefined;
    const step = moving ?? type(event);
    if (!step) return;
    event.preventDefault();
    if ("press" in step) press(step.press);
    else setMoved({ to: rows[step.to]?.path ?? "", from: selected });
  }

  // The active line is there even while it is out of view, as the tree names it.
  const shown = [...rows.slice(first, last).keys()].map((at) => at + first);
  if (rows[active] && (active < first || active >= last)) shown.push(active);

  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      className={styles.tree}
      aria-activedescendant={rows[active] ? `${id}${String(active)}` : undefined}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.lines} style={{ height: rows.length * height }}>
        {shown.map((at) => {
          const row = rows[at];
          if (!row) return null;
          return (
            // Keys are those of the tree, which has the focus.
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
              style={{ top: at * height, height, paddingInlineStart: `${String(row.level * 1.1 - 0.6)}rem` }}
              onClick={() => {
                box.current?.focus({ preventScroll: true });
                press(row);
              }}
            >
              <span className={styles.name}>{row.name}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
