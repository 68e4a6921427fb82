import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./Use.module.css";

interface Props<Name extends string> {
  readonly legend: string;
  readonly labels: Readonly<Record<Name, string>>;
  /** Nothing when none of them is chosen. */
  readonly value: Name | undefined;
  readonly onChange: (value: Name) => void;
}

/** One of a few. */
export default function Radios<Name extends string>({ legend, labels, value, onChange }: Props<Name>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.radios}>
      <legend>{legend}</legend>
      {(Object.entries(labels) as [Name, string][]).map(([choice, label]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => {
              onChange(choice);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
