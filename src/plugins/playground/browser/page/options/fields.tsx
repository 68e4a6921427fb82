import clsx from "clsx";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { hasControlCharacter } from "../../configuration/optionText";
import ui from "../ui.module.css";
import styles from "./Options.module.css";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** The `id` of a `datalist`. */
  readonly list?: string;
}

/** A short text. One with a control character, which can only be pasted, is refused: the field stays as it was. */
export function Field({ label, value, onChange, placeholder, list }: FieldProps): ReactNode {
  const id = useId();
  const [refused, setRefused] = useState(false);
  return (
    <>
      <label className={styles.field}>
        <span>{label}</span>
        <input
          type="text"
          className={ui.control}
          value={value}
          placeholder={placeholder}
          list={list}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={refused ? id : undefined}
          onChange={({ target }) => {
            const refuse = hasControlCharacter(target.value);
            setRefused(refuse);
            if (!refuse) onChange(target.value);
          }}
        />
      </label>
      {refused && (
        <p id={id} role="alert" className={clsx(ui.remark, styles.bugs)}>
          {`${label} is as it was before: the new text has a control character, such as a tab.`}
        </p>
      )}
    </>
  );
}

const namesIn = (text: string): string[] => text.split(/[\s,@]+/u).filter((name) => name !== "");

interface NamesProps extends Omit<FieldProps, "value" | "onChange"> {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Some names, with commas or spaces between them; the text stays as it is typed. */
export function Names({ value, onChange, ...field }: NamesProps): ReactNode {
  const written = value.join(", ");
  const [text, setText] = useState(written);
  // The value was changed elsewhere, by a link or an example. A link may have names in other forms, such as with an `@`.
  if (namesIn(text).join() !== namesIn(written).join()) setText(written);
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
