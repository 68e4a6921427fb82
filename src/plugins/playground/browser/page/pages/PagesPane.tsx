import { useDeferredValue, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { GeneratedFile } from "../../protocol";
import { all, matching, narrows } from "./filter";
import FilterBar from "./FilterBar";
import { foldersAround, foldersOf, rowsOf, toggled } from "./rows";
import Tree from "./Tree";

interface Props {
  readonly files: readonly GeneratedFile[];
  readonly selected: string | undefined;
  /** Paths of the files with live code. */
  readonly live: ReadonlySet<string> | undefined;
  readonly onSelect: (path: string) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The files that the tool writes, in their folders. The folders around the selected file are open, and those around files
 * that a filter leaves.
 */
export default function PagesPane({ files, selected, live, onSelect }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(none);
  /** What a reader closed of the folders that a filter has opened. */
  const [closed, setClosed] = useState(none);
  const [shown, setShown] = useState<string>();
  const [filter, setFilter] = useState(all);
  // Thousands of pages are searched between two letters.
  const applied = useDeferredValue(filter);

  // A file that was selected elsewhere, by a link of a page, is to be found in the tree.
  if (selected !== shown) {
    setShown(selected);
    if (selected !== undefined) setOpen(new Set([...open, ...foldersAround(selected)]));
  }

  const narrowed = narrows(applied);
  const left = useMemo(() => matching(files, applied), [files, applied]);
  const folders = useMemo(() => foldersOf(left.map(({ path }) => path)), [left]);
  const rows = useMemo(() => {
    if (!narrowed) return rowsOf(folders, open);
    const around = left.flatMap(({ path }) => foldersAround(path));
    return rowsOf(folders, new Set(around.filter((folder) => !closed.has(folder))));
  }, [folders, left, narrowed, open, closed]);

  function toggle(path: string): void {
    if (narrowed) setClosed(toggled(closed, path));
    else setOpen(toggled(open, path));
  }

  function change(next: typeof filter): void {
    setFilter(next);
    setClosed(none);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A list of choices closes by this key.
    if (event.key !== "Escape" || event.target instanceof HTMLSelectElement) return;
    if (filter.text === "" && !narrows(filter)) return;
    // The playground closes by this key when there is nothing else to leave.
    event.preventDefault();
    change(all);
    field.current?.focus();
  }

  /** The first file that matches, whatever folders are closed. */
  const first = narrowed ? rows.find(({ expanded }) => expanded === undefined) : undefined;

  return (
    // The keys are those of the field and of the tree.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div style={{ display: "contents" }} onKeyDown={onKeyDown}>
      <FilterBar
        field={field}
        files={files}
        left={left}
        filter={filter}
        onChange={change}
        onEnter={() => {
          if (first) onSelect(first.path);
        }}
        onDown={() => tree.current?.focus()}
      />
      <Tree
        ref={tree}
        label="Pages"
        rows={rows}
        selected={selected}
        live={live}
        onToggle={toggle}
        onSelect={onSelect}
      />
    </div>
  );
}
