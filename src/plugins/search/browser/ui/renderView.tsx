import type { SearchAnswer, SearchHit } from "../../shared/types";
import type { LiveView, Place } from "../box/liveBox";
import Announcement from "./Announcement";
import type { Autocomplete, State } from "./autocomplete";
import { listLabel } from "./messages";
import Panel from "./Panel";
import styles from "./Panel.module.css";
import Result from "./Result";

/** What a view is made of. */
interface Shown {
  readonly state: State;
  readonly answer: SearchAnswer | null;
  readonly autocomplete: Autocomplete;
  readonly place: Place;
  readonly input: HTMLInputElement;
  readonly urlOf: (hit: SearchHit) => string;
  readonly open: (hit: SearchHit) => void;
}

/** Draws the state of a box. */
export function renderView({ state, answer, autocomplete, place, input, urlOf, open }: Shown): LiveView {
  const busy = state.status !== "idle";
  const collection = state.collections[0];
  if (!state.isOpen || !answer || !collection) {
    return { expanded: false, controls: undefined, active: undefined, busy, panel: null, announcement: null };
  }
  const { source, items } = collection;
  const list = autocomplete.getListProps({ source });
  const options = items.map((item) => ({ hit: item.hit, option: autocomplete.getItemProps({ item, source }) }));
  const expanded = items.length > 0;
  return {
    expanded,
    controls: expanded ? list.id : undefined,
    active: options.find(({ option }) => option["aria-selected"])?.option.id,
    busy,
    panel: (
      <Panel
        place={place}
        answer={answer}
        {...autocomplete.getPanelProps()}
        onTouchMove={() => {
          // The keyboard of a phone would cover what the finger scrolls to.
          if (place === "modal") input.blur();
        }}
      >
        {expanded ? (
          <div className={styles.list} role="listbox" id={list.id} aria-label={listLabel}>
            {options.map(({ hit, option }) => (
              <Result
                key={option.id}
                hit={hit}
                url={urlOf(hit)}
                option={option}
                onOpen={() => {
                  open(hit);
                }}
              />
            ))}
          </div>
        ) : null}
      </Panel>
    ),
    announcement: <Announcement answer={answer} />,
  };
}
