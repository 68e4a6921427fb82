import clsx from "clsx";
import { Fragment, useId, useRef } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { sourceKindOf } from "../../config";
import {
  changedOptions,
  defaultOptions,
  definitions,
  hintsOf,
  knownBugsOf,
  leftOutOf,
  optionNames,
} from "../../options";
import type { OptionName, PlaygroundOptions, SchemaFacts } from "../../options";
import { Button, Check, Radios, Select } from "../controls";
import type { Output } from "../session/session";
import { count } from "../words";
import { Field, FrontMatter, Names } from "./fields";
import Suggestions, { fieldOf } from "./Suggestions";
import ui from "../ui.module.css";
import styles from "./Options.module.css";

type SetOptions = (change: Partial<PlaygroundOptions>) => void;

interface ResetProps {
  readonly name: OptionName;
  readonly set: SetOptions;
}

/** A button that resets an option and focuses the first control of the option. */
function Reset({ name, set }: ResetProps): ReactNode {
  return (
    <button
      type="button"
      className={ui.textButton}
      aria-label={`Reset ${definitions[name].label}`}
      title="Differs from the default"
      onClick={({ currentTarget }) => {
        const option = currentTarget.closest("[data-option]");
        // Resetting may replace the fields of the option, and removes this button.
        flushSync(() => {
          set({ [name]: defaultOptions[name] });
        });
        option?.querySelector<HTMLElement>("input, select, button")?.focus();
      }}
    >
      Reset
    </button>
  );
}

/** The mark of an option that differs from its default. */
const changedMark = <span className={styles.mark}> changed</span>;

/** An option with more values has a drop-down list instead of radio buttons. */
const MAX_RADIOS = 4;

interface FieldsProps extends ResetProps {
  readonly options: PlaygroundOptions;
  /** Id of the notes about the option. */
  readonly describedBy: string;
  readonly facts: SchemaFacts | undefined;
}

/** The fields of an option that is not a switch. */
function OptionFields({ name, options, set, describedBy, facts }: FieldsProps): ReactNode {
  const { label, form } = definitions[name];
  const value: unknown = options[name];
  const onChange = (next: unknown): void => {
    set({ [name]: next });
  };
  switch (form.kind) {
    case "choice": {
      const choice = { labels: form.labels, value: value as string, onChange };
      return Object.keys(form.labels).length > MAX_RADIOS ? (
        <Select aria-label={label} aria-describedby={describedBy} {...choice} />
      ) : (
        <Radios {...choice} />
      );
    }
    case "names":
      return <Names {...form} value={value as readonly string[]} onChange={onChange} />;
    case "texts": {
      const texts = value as Readonly<Record<string, string>>;
      return Object.entries(form.fields).map(([key, field]) => (
        <Field
          key={key}
          {...field}
          value={texts[key] ?? ""}
          onChange={(text) => {
            const change = { ...texts, [key]: key === "directive" ? text.replaceAll("@", "") : text };
            const known = facts && fieldOf(name, change["directive"] ?? "", facts);
            // The argument is filled in only while the directive is typed, so that the reader can empty its field.
            if (key === "directive" && change["field"] === "" && known !== undefined) change["field"] = known;
            onChange(change);
          }}
        />
      ));
    }
    case "lines":
      return <FrontMatter value={value as PlaygroundOptions["frontMatter"]} onChange={onChange} />;
    case "switch":
      return null;
  }
}

interface Props {
  readonly options: PlaygroundOptions;
  /** The output of the last run. */
  readonly output: Output | undefined;
  readonly onChange: (options: PlaygroundOptions) => void;
}

/** The options of the tool that can be tried here, with suggestions from the schema, hints and known bugs. */
export default function OptionsPane({ options, output, onChange }: Props): ReactNode {
  const id = useId();
  const pane = useRef<HTMLFormElement>(null);
  const kind = output && sourceKindOf(output.input.source);
  const bugs = knownBugsOf(options, output?.facts, kind);
  const changed = changedOptions(options);
  const hints = [...leftOutOf(options), ...(output && kind ? hintsOf(options, output.facts, kind) : [])].filter(
    ({ option }) => option in changed,
  );
  const changes = Object.keys(changed).length;
  const set: SetOptions = (change) => {
    onChange({ ...options, ...change });
  };

  const notesOf = (name: OptionName): ReactNode => {
    const notes = [...hints, ...bugs].filter(({ option }) => option === name);
    return (
      <div id={id + name} role="note" className={clsx(ui.remark, styles.notes)} hidden={notes.length === 0}>
        {notes.map((note) => (
          <p key={note.sentence}>
            {bugs.includes(note) && <strong>Known bug: </strong>}
            <span>{note.sentence}</span>
          </p>
        ))}
      </div>
    );
  };

  const optionOf = (name: OptionName): ReactNode => (
    // Not a fieldset, because a button cannot stand beside its legend.
    <div
      key={name}
      role="group"
      className={styles.group}
      aria-labelledby={`${id}${name}-label`}
      aria-describedby={id + name}
      data-option={name}
    >
      <div className={clsx(ui.line, ui.apart, styles.head)}>
        <span id={`${id}${name}-label`} className={clsx(ui.line, styles.legend)}>
          <span>{definitions[name].label}</span>
          {name in changed && changedMark}
        </span>
        {name in changed && <Reset name={name} set={set} />}
      </div>
      {output && <Suggestions option={name} options={options} facts={output.facts} onChange={set} />}
      <OptionFields name={name} options={options} set={set} describedBy={id + name} facts={output?.facts} />
      {notesOf(name)}
    </div>
  );

  const offered = optionNames.filter((name) => definitions[name].isOffered?.(options) ?? true);
  const optionsOfKinds = (...kinds: readonly string[]): OptionName[] =>
    offered.filter((name) => kinds.includes(definitions[name].form.kind));

  return (
    <form
      ref={pane}
      className={clsx(ui.scroll, styles.options)}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <p className={clsx(ui.line, ui.apart, ui.quiet, styles.changes)}>
        <span>{changes === 0 ? "All options are at their defaults." : `${count(changes, "option")} changed.`}</span>
        {changes > 0 && (
          <Button
            onClick={() => {
              pane.current?.querySelector("select")?.focus();
              onChange(defaultOptions);
            }}
          >
            Reset all
          </Button>
        )}
      </p>
      {optionsOfKinds("choice", "names", "texts").map(optionOf)}
      <fieldset className={styles.group}>
        <legend className={clsx(ui.line, styles.legend)}>Pages</legend>
        {optionsOfKinds("switch").map((name) => (
          <Fragment key={name}>
            <div className={clsx(ui.line, styles.switch)} data-option={name}>
              <Check
                type="checkbox"
                aria-describedby={id + name}
                checked={options[name] === true}
                onChange={({ target }) => {
                  set({ [name]: target.checked });
                }}
              >
                <span>{definitions[name].label}</span>
                {name in changed && changedMark}
              </Check>
              {name in changed && <Reset name={name} set={set} />}
            </div>
            {notesOf(name)}
          </Fragment>
        ))}
      </fieldset>
      {optionsOfKinds("lines").map(optionOf)}
    </form>
  );
}
