import { useMemo } from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { GeneratedFile } from "../../protocol";
import { count, numeral } from "../generation/words";
import ui from "../ui.module.css";
import { all, countPages, groupsIn, KINDS, kindsIn, narrows } from "./filter";
import type { PageFilter } from "./filter";
import styles from "./FilterBar.module.css";

interface Props {
  readonly field: Ref<HTMLInputElement>;
  readonly files: readonly GeneratedFile[];
  /** Those of the files that the filter leaves. */
  readonly left: readonly GeneratedFile[];
  readonly filter: PageFilter;
  readonly onChange: (filter: PageFilter) => void;
  /** Opens the first page that is left. */
  readonly onEnter: () => void;
  /** Leads to the list. */
  readonly onDown: () => void;
}

interface ChoiceProps<Value> {
  readonly label: string;
  /** What is shown for no choice. */
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

/** What narrows the list of pages: a part of the name, the kind, the group; and how many pages it leaves. */
export default function FilterBar({ field, files, left, filter, onChange, onEnter, onDown }: Props): ReactNode {
  const kinds = useMemo(() => kindsIn(files), [files]);
  const groups = useMemo(() => groupsIn(files), [files]);
  const total = useMemo(() => countPages(files), [files]);
  const active = narrows(filter);
  const pages = count(total, "page");

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onEnter();
    else if (event.key === "ArrowDown") onDown();
    else return;
    event.preventDefault();
  }

  return (
    <div role="search" aria-label="Pages" className={styles.filter}>
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
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onChange({ ...filter, text: target.value });
        }}
      />
      <Choice
        label="Kind of page"
        everything="All kinds"
        values={kinds.map(([kind, number]) => [kind, `${KINDS[kind]} (${numeral(number)})`])}
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
      <p className={styles.count}>
        {/* The number of all pages is no news: it comes with each run. */}
        <span role="status">{active ? `${numeral(left.length)} of ${pages}` : ""}</span>
        {!active && <span>{pages}</span>}
        {active && (
          <button
            type="button"
            className={styles.all}
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
