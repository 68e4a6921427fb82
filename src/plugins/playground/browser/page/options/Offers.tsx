import { useState } from "react";
import type { ReactNode } from "react";
import { numeral } from "../generation/words";
import ui from "../ui.module.css";
import styles from "./Offers.module.css";

/** Offers that are shown at first; the best come first. */
const FEW = 6;

/** A value that the schema at hand has for an option. */
export interface Offer {
  /** Such as `@internal`. */
  readonly name: string;
  /** What comes of it. */
  readonly outcome: string;
  readonly chosen: boolean;
  /** Takes it, or leaves it if it is taken. */
  readonly onToggle: () => void;
}

interface Props {
  readonly label: string;
  readonly offers: readonly Offer[];
}

/** Values that the schema at hand has for an option, each with what comes of it. */
export default function Offers({ label, offers }: Props): ReactNode {
  const [whole, setWhole] = useState(false);
  if (offers.length === 0) return null;
  const shown = whole ? offers : offers.filter(({ chosen }, at) => at < FEW || chosen);
  return (
    <div className={styles.offers}>
      <ul aria-label={label}>
        {shown.map(({ name, outcome, chosen, onToggle }) => (
          <li key={name}>
            <button type="button" className={styles.offer} aria-pressed={chosen} onClick={onToggle}>
              <code translate="no">{name}</code> <span>{outcome}</span>
            </button>
          </li>
        ))}
      </ul>
      {(whole || shown.length < offers.length) && (
        <button
          type="button"
          className={ui.button}
          aria-expanded={whole}
          onClick={() => {
            setWhole(!whole);
          }}
        >
          {whole ? "Show fewer" : `Show all ${numeral(offers.length)}`}
        </button>
      )}
    </div>
  );
}
