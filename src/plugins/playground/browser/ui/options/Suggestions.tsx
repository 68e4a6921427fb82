import { useState } from "react";
import type { ReactNode } from "react";
import { numeral } from "../words";
import ui from "../ui.module.css";
import styles from "./Options.module.css";

/** Suggestions that are shown at first, in their order. */
const FEW = 6;

/** A value that the schema has for an option. */
export interface Suggestion {
  /** Such as `@internal`. */
  readonly name: string;
  /** What the schema has of it, such as `2 groups, 5 pages`. */
  readonly amount?: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

interface Props {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
}

/** Values that the schema has for an option, as buttons. */
export default function Suggestions({ label, suggestions }: Props): ReactNode {
  const [isWhole, setWhole] = useState(false);
  if (suggestions.length === 0) return null;
  const shown = isWhole ? suggestions : suggestions.filter(({ isChosen }, at) => at < FEW || isChosen);
  return (
    <div className={styles.suggestions}>
      <ul aria-label={label}>
        {shown.map(({ name, amount, isChosen, onToggle }) => (
          <li key={name}>
            <button type="button" className={styles.suggestion} aria-pressed={isChosen} onClick={onToggle}>
              <code translate="no">{name}</code> {amount !== undefined && <span>{amount}</span>}
            </button>
          </li>
        ))}
      </ul>
      {(isWhole || shown.length < suggestions.length) && (
        <button
          type="button"
          className={ui.button}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? "Show fewer" : `Show all ${numeral(suggestions.length)}`}
        </button>
      )}
    </div>
  );
}
