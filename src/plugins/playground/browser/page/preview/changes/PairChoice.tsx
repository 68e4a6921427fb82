import type { ReactNode } from "react";
import { numeral } from "../../generation/words";
import ui from "../../ui.module.css";
import { FATES } from "./words";
import type { Pair } from "./pairs";
import styles from "./Changes.module.css";

/** Files that the list offers; a browser is busy for too long with more. The buttons reach all. */
const MOST_OFFERED = 500;

interface Props {
  /** Those that differ, by their paths. */
  readonly pairs: readonly Pair[];
  readonly current: Pair | undefined;
  readonly onChoose: (pair: Pair) => void;
}

/** Leads through the files that differ: one after the other, or from a list. */
export default function PairChoice({ pairs, current, onChoose }: Props): ReactNode {
  const at = current ? pairs.findIndex(({ path }) => path === current.path) : -1;
  /** Where the current file would be among them. */
  const following = pairs.findIndex(({ path }) => path > (current?.path ?? ""));

  function step(by: 1 | -1): void {
    const from = at === -1 ? (following === -1 ? pairs.length : following) - (by === 1 ? 1 : 0) : at;
    const pair = pairs[(from + by + pairs.length) % pairs.length];
    if (pair) onChoose(pair);
  }

  const offered = pairs.slice(0, MOST_OFFERED);
  const button = (name: string, label: string, by: 1 | -1): ReactNode => (
    <button
      type="button"
      className={ui.button}
      aria-label={name}
      onClick={({ currentTarget }) => {
        step(by);
        // On a phone, a file that is chosen takes the focus to its tab; here the reader goes on to the next.
        currentTarget.focus();
      }}
    >
      {label}
    </button>
  );

  return (
    <div role="group" aria-label="Files that differ" className={styles.choice}>
      {button("Previous file that differs", "Previous", -1)}
      {button("Next file that differs", "Next", 1)}
      <select
        className={ui.control}
        aria-label="File that differs"
        value={at === -1 || at >= MOST_OFFERED ? "" : current?.path}
        onChange={({ target }) => {
          const pair = pairs.find(({ path }) => path === target.value);
          if (pair) onChoose(pair);
          target.focus();
        }}
      >
        <option value="" disabled>
          {at === -1 ? `${numeral(pairs.length)} in all` : `${numeral(at + 1)} of ${numeral(pairs.length)}`}
        </option>
        {(Object.keys(FATES) as (keyof typeof FATES)[]).map((fate) => {
          const some = offered.filter((pair) => pair.fate === fate);
          return (
            some.length > 0 && (
              <optgroup key={fate} label={FATES[fate]}>
                {some.map(({ path }) => (
                  <option key={path} value={path}>
                    {path}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
        {pairs.length > MOST_OFFERED && (
          <option disabled>{`${numeral(pairs.length - MOST_OFFERED)} more, by the button Next`}</option>
        )}
      </select>
    </div>
  );
}
