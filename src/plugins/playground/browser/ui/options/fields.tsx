import clsx from "clsx";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { frontMatterKeys } from "../../config/frontMatterLines";
import { hasControlCharacter } from "../../config/optionText";
import type { PlaygroundOptions } from "../../options";
import { Button } from "../controls";
import ui from "../ui.module.css";
import styles from "./Options.module.css";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** Id of a `datalist` with suggestions. */
  readonly list?: string;
}

/** A field for a short text. Rejects text with a control character, which can only be pasted, and keeps the earlier value. */
export function Field({ label, value, onChange, placeholder, list }: FieldProps): ReactNode {
  const id = useId();
  const [refused, setRefused] = useState(false);
  return (
    <>
      <label className={ui.field}>
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
        <p id={id} role="alert" className={clsx(ui.remark, styles.notes)}>
          {`${label} was not changed: the new text has a control character, such as a tab.`}
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

/** A field for names, separated by commas or spaces. It shows the text as typed. */
export function Names({ value, onChange, ...field }: NamesProps): ReactNode {
  const written = value.join(", ");
  const [text, setText] = useState(written);
  // Shows a value that a link or a suggestion has changed. Compares names only: a link may have them with an `@`.
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

type Lines = PlaygroundOptions["frontMatter"];

interface FrontMatterProps {
  readonly value: Lines;
  readonly onChange: (value: Lines) => void;
}

/** Fields for lines that are added to the front matter of each page. */
export function FrontMatter({ value, onChange }: FrontMatterProps): ReactNode {
  const list = useId();
  return (
    <>
      <datalist id={list}>
        {frontMatterKeys.map((key) => (
          <option key={key} value={key} />
        ))}
      </datalist>
      {value.map(([key, text], at) => (
        <div key={at} className={clsx(ui.line, styles.frontMatter)}>
          <Field
            label={`Key ${String(at + 1)}`}
            value={key}
            list={list}
            onChange={(next) => {
              onChange(value.with(at, [next, text]));
            }}
          />
          <Field
            label={`Value ${String(at + 1)}`}
            value={text}
            onChange={(next) => {
              onChange(value.with(at, [key, next]));
            }}
          />
          <Button
            aria-label={`Remove line ${String(at + 1)}`}
            onClick={() => {
              onChange(value.toSpliced(at, 1));
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        onClick={() => {
          onChange([...value, ["", ""]]);
        }}
      >
        Add a line
      </Button>
    </>
  );
}
