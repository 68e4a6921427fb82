import { useId, useState } from "react";
import type { ReactNode } from "react";
import styles from "./Options.module.css";

interface Described {
  /** What is known to go wrong with the value. */
  readonly bugs?: readonly string[];
}

/** What is known to go wrong with some values, below what sets them. */
export function Bugs({ id, bugs = [] }: Described & { readonly id?: string }): ReactNode {
  return (
    <div id={id} role="note" className={styles.bugs} hidden={bugs.length === 0}>
      {bugs.map((bug) => (
        <p key={bug}>
          <strong>Known bug: </strong>
          {bug}
        </p>
      ))}
    </div>
  );
}

interface ChoiceProps<Value extends string> extends Described {
  readonly legend: string;
  readonly values: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, all of them in sight. */
export function Choice<Value extends string>({ legend, values, value, onChange, bugs }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend>{legend}</legend>
      {values.map(([one, label]) => (
        <label key={one} className={styles.check}>
          <input
            type="radio"
            name={id}
            value={one}
            checked={one === value}
            onChange={() => {
              onChange(one);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
      <Bugs id={id} bugs={bugs} />
    </fieldset>
  );
}

interface SelectProps<Value extends string> extends Described {
  readonly label: string;
  readonly values: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of many values. */
export function Select<Value extends string>({ label, values, value, onChange, bugs }: SelectProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className={styles.group}>
      <label className={styles.field}>
        <span>{label}</span>
        <select
          aria-describedby={id}
          value={value}
          onChange={({ target }) => {
            onChange(target.value as Value);
          }}
        >
          {values.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Bugs id={id} bugs={bugs} />
    </div>
  );
}

interface SwitchProps extends Described {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no. */
export function Switch({ label, checked, onChange, bugs }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={checked}
          onChange={({ target }) => {
            onChange(target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      <Bugs id={id} bugs={bugs} />
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** A short text. */
export function Field({ label, value, onChange, placeholder }: FieldProps): ReactNode {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="text"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </label>
  );
}

const namesIn = (text: string): string[] => text.split(/[\s,@]+/u).filter((name) => name !== "");

interface NamesProps extends Omit<FieldProps, "value" | "onChange"> {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Some names, with commas or spaces between them; the text stays as it is typed. */
export function Names({ value, onChange, ...field }: NamesProps): ReactNode {
  const [text, setText] = useState(() => value.join(", "));
  // The value was changed elsewhere, by a link or an example.
  if (namesIn(text).join() !== value.join()) setText(value.join(", "));
  return (
    <Field
      {...field}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(namesIn(next));
      }}
    />
  );
}
