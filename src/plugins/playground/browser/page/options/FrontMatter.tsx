import type { ReactNode } from "react";
import type { PlaygroundOptions } from "../../protocol";
import { Field } from "./fields";
import controls from "../Controls.module.css";
import styles from "./Options.module.css";

type Lines = PlaygroundOptions["frontMatter"];

interface Props {
  readonly value: Lines;
  readonly onChange: (value: Lines) => void;
}

/** Lines that each page gets in its front matter. */
export default function FrontMatter({ value, onChange }: Props): ReactNode {
  const change = (at: number, line: Lines[number]): void => {
    onChange(value.with(at, line));
  };
  return (
    <fieldset className={styles.group}>
      <legend>Front matter</legend>
      {value.map(([key, text], at) => (
        <div key={at} className={styles.line}>
          <Field
            label={`Key ${String(at + 1)}`}
            value={key}
            onChange={(next) => {
              change(at, [next, text]);
            }}
          />
          <Field
            label={`Value ${String(at + 1)}`}
            value={text}
            onChange={(next) => {
              change(at, [key, next]);
            }}
          />
          <button
            type="button"
            className={controls.button}
            aria-label={`Remove line ${String(at + 1)}`}
            onClick={() => {
              onChange(value.filter((_, other) => other !== at));
            }}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          onChange([...value, ["", ""]]);
        }}
      >
        Add a line
      </button>
    </fieldset>
  );
}
