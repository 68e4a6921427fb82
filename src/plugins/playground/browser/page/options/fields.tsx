import { useState } from "react";
import type { ReactNode } from "react";
import ui from "../ui.module.css";
import styles from "./Options.module.css";

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
        className={ui.control}
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
