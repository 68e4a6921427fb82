import clsx from "clsx";
import { isComposing } from "docusaurus-lean-search/dialog";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { GeneratedFile } from "../../protocol";
import { count, numeral } from "../words";
import { all, countPages, groupsIn, kindLabels, kindsIn, matching, narrows } from "./filter";
import type { PageFilter } from "./filter";
import { foldersAround, foldersOf, rowsOf, toggled } from "./rows";
import Tree from "./Tree";
import ui from "../ui.module.css";
import styles from "./Pages.module.css";

interface Props {
  readonly files: readonly GeneratedFile[];
  /** Whether the tool has run. Until then, the number of pages is unknown. */
  readonly isWritten: boolean;
  readonly selected: string | undefined;
  /** Paths of the files with live code. */
  readonly live: ReadonlySet<string> | undefined;
  readonly onSelect: (path: string) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The files that the tool writes, in their folders. Folders around the selected file are open; with a filter, those around files
 * that match.
 */
export default function PagesPane({ files, isWritten, selected, live, onSelect }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(none);
  /** Folders that the reader has closed since the filter opened them. */
  const [closed, setClosed] = useState(none);
  /** The selected file whose folders were last opened. */
  const [revealed, setRevealed] = useState<string>();
  const [filter, setFilter] = useState(all);
  // Deferred, because there may be thousands of pages.
  const applied = useDeferredValue(filter);

  // A link in a page may have selected a file in closed folders.
  if (selected !== revealed) {
    setRevealed(selected);
    if (selected !== undefined) setOpen(new Set([...open, ...foldersAround(selected)]));
  }

  const isFiltered = narrows(applied);
  const matches = useMemo(() => matching(files, applied), [files, applied]);
  const folders = useMemo(() => foldersOf(matches.map(({ path }) => path)), [matches]);
  const rows = useMemo(() => {
    if (!isFiltered) return rowsOf(folders, open);
    const around = matches.flatMap(({ path }) => foldersAround(path));
    return rowsOf(folders, new Set(around.filter((folder) => !closed.has(folder))));
  }, [folders, matches, isFiltered, open, closed]);

  function toggle(path: string): void {
    if (isFiltered) setClosed(toggled(closed, path));
    else setOpen(toggled(open, path));
  }

  function change(next: typeof filter): void {
    setFilter(next);
    setClosed(none);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const { key, target } = event;
    const isInField = target === field.current;
    if (key === "Escape") {
      // Without a filter, Escape closes the playground. In a select, it closes the list.
      if ((filter.text === "" && !narrows(filter)) || target instanceof HTMLSelectElement) return;
      change(all);
      field.current?.focus();
    } else if (key === "Enter" && isInField) {
      const first = isFiltered ? rows.find(({ expanded }) => expanded === undefined) : undefined;
      if (first) onSelect(first.path);
    } else if (key === "ArrowDown" && isInField) {
      tree.current?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    // Handles keys in the field, and Escape everywhere except in a select.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div style={{ display: "contents" }} onKeyDown={onKeyDown}>
      <FilterBar
        field={field}
        files={files}
        isWritten={isWritten}
        matches={matches.length}
        filter={filter}
        onChange={change}
      />
      <Tree ref={tree} rows={rows} selected={selected} live={live} onToggle={toggle} onSelect={onSelect} />
    </div>
  );
}

interface FilterBarProps extends Pick<Props, "files" | "isWritten"> {
  readonly field: Ref<HTMLInputElement>;
  readonly matches: number;
  readonly filter: PageFilter;
  readonly onChange: (filter: PageFilter) => void;
}

/** Filters the list of pages by name, kind and group, and says how many pages match. */
function FilterBar(props: FilterBarProps): ReactNode {
  const { field, files, isWritten, matches, filter, onChange } = props;
  const kinds = useMemo(() => kindsIn(files), [files]);
  const groups = useMemo(() => groupsIn(files), [files]);
  const total = useMemo(() => countPages(files), [files]);
  const active = narrows(filter);
  const pages = count(total, "page");

  return (
    <div role="search" aria-label="Pages" className={clsx(ui.line, styles.filter)}>
      <input
        ref={field}
        type="search"
        className={ui.control}
        aria-label="Find pages by name"
        placeholder="Find pages by name"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={filter.text}
        onChange={({ target }) => {
          onChange({ ...filter, text: target.value });
        }}
      />
      <Choice
        label="Kind of page"
        everything="All kinds"
        values={kinds.map(([kind, number]) => [kind, `${kindLabels[kind]} (${numeral(number)})`])}
        chosen={filter.kind}
        onChoose={(kind) => {
          onChange({ ...filter, kind });
        }}
      />
      {groups.length > 0 && (
        <Choice
          label="Group of pages"
          everything="All groups"
          values={groups.map(([group, number]) => [group, `${group ?? "No group"} (${numeral(number)})`])}
          chosen={filter.group}
          onChoose={(group) => {
            onChange({ ...filter, group });
          }}
        />
      )}
      <p className={clsx(ui.line, ui.apart, ui.quiet, styles.count)}>
        {/* Without a filter, the number is not announced, because it may change with each run. */}
        <span role="status">{active ? `${numeral(matches)} of ${pages}` : ""}</span>
        {!active && <span>{isWritten ? pages : ""}</span>}
        {active && (
          <button
            type="button"
            className={ui.textButton}
            onClick={() => {
              onChange(all);
            }}
          >
            Show all
          </button>
        )}
      </p>
    </div>
  );
}

interface ChoiceProps<Value> {
  readonly label: string;
  /** Label of the option that shows all pages. */
  readonly everything: string;
  readonly values: readonly (readonly [value: Value, label: string])[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

function Choice<Value>({ label, everything, values, chosen, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <select
      className={ui.control}
      aria-label={label}
      value={values.findIndex(([value]) => value === chosen)}
      onChange={({ target }) => {
        onChoose(values[Number(target.value)]?.[0]);
      }}
    >
      <option value={-1}>{everything}</option>
      {values.map(([, text], at) => (
        <option key={text} value={at}>
          {text}
        </option>
      ))}
    </select>
  );
}
