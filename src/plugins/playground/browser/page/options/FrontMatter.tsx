import { useId } from "react";
import type { ReactNode } from "react";
import { frontMatterKeys } from "../../configuration/frontMatter";
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
  const list = useId();
  return (
    <>
      <datalist id={list}>
        {frontMatterKeys.map((key) => (
          <option key={key} value={key} />
        ))}
      </datalist>
      {value.map(([key, text], at) => (
        <div key={at} className={styles.line}>
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
