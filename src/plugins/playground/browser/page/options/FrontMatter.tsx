import type { ReactNode } from "react";
import type { PlaygroundOptions } from "../../options";
import ui from "../ui.module.css";
import { Field } from "./fields";
import styles from "./Options.module.css";

type Lines = PlaygroundOptions["frontMatter"];

interface Props {
  readonly value: Lines;
  readonly onChange: (value: Lines) => void;
}

/** Lines that each page gets in its front matter. */
export default function FrontMatter({ value, onChange }: Props): ReactNode {
  return (
    <>
      {value.map(([key, text], at) => (
        <div key={at} className={styles.line}>
          <Field
            label={`Key ${String(at + 1)}`}
            value={key}
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
          <button
            type="button"
            className={ui.button}
            aria-label={`Remove line ${String(at + 1)}`}
            onClick={() => {
              onChange(value.toSpliced(at, 1));
            }}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        className={ui.button}
        onClick={() => {
          onChange([...value, ["", ""]]);
        }}
      >
        Add a line
      </button>
    </>
  );
}
