import type { SearchHit } from "../../shared/types";
import type { LiveView, Place } from "../box/liveBox";
import Announcement from "./Announcement";
import { answerOf } from "./autocomplete";
import type { Autocomplete, State } from "./autocomplete";
import { listLabel } from "./messages";
import Panel from "./Panel";
import styles from "./Panel.module.css";
import Result from "./Result";

/** What a view is made of. */
interface Shown {
  readonly state: State;
  readonly autocomplete: Autocomplete;
  readonly place: Place;
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  readonly urlOf: (hit: SearchHit) => string;
  readonly open: (hit: SearchHit) => void;
  /** Called before the browser opens a hit in another tab or window. */
  readonly openElsewhere: (hit: SearchHit) => void;
  readonly retry: () => void;
}

/** Draws the state of a box. */
export function renderView(shown: Shown): LiveView {
  const { state, autocomplete, place, root, input, urlOf, open, openElsewhere, retry } = shown;
  const [collection] = state.collections;
  const answer = answerOf(state);
  const busy = state.status !== "idle" || answer?.whole === false;
  if (!state.isOpen || !answer || !collection) return { busy };
  const { source, items } = collection;
  const list = items.length > 0 ? autocomplete.getListProps({ source }).id : undefined;
  return {
    busy,
    list,
    active: list && autocomplete.getInputProps({ inputElement: input })["aria-activedescendant"],
    panel: (
      <Panel
        place={place}
        answer={answer}
        {...autocomplete.getPanelProps()}
        onRetry={retry}
        onTouchMove={() => {
          // The keyboard of a phone would cover what the finger scrolls to.
          if (place === "modal") root.focus({ preventScroll: true });
        }}
      >
        {list && (
          <div className={styles.list} role="listbox" id={list} aria-label={listLabel}>
            {items.map((item) => {
              const option = autocomplete.getItemProps({ item, source });
              return (
                <Result
                  key={option.id}
                  hit={item.hit}
                  isComing={!answer.whole}
                  url={urlOf(item.hit)}
                  option={option}
                  onOpen={() => {
                    open(item.hit);
                  }}
                  onOpenElsewhere={() => {
                    openElsewhere(item.hit);
                  }}
                />
              );
            })}
          </div>
        )}
      </Panel>
    ),
    // The order may change, and with it the first result.
    announcement: answer.whole && <Announcement answer={{ ...answer, hits: items.map(({ hit }) => hit) }} />,
  };
}
