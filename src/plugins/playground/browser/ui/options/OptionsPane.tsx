import clsx from "clsx";
import { Fragment, useId, useRef } from "react";
import type { ReactNode } from "react";
import { knownBugsOf } from "../../config/knownBugs";
import type { SourceKind } from "../../config";
import { changedOptions, choices, defaultOptions } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { SchemaFacts } from "../../protocol";
import { count } from "../words";
import ui from "../ui.module.css";
import { Field, FrontMatter, Names } from "./fields";
import { hintsOf, leftOutOf } from "./hints";
import { optionNames } from "./names";
import Option, { Reset } from "./Option";
import { directiveSuggestions, exampleSuggestions, groupSuggestions } from "./suggest";
import Suggestions from "./Suggestions";
import styles from "./Options.module.css";

const RADIOS = ["formatter", "hierarchy", "deprecated"] as const;

/** Whether an option is shown: a framework with one formatter has no choice of formatters. */
function isVisible(name: (typeof RADIOS)[number], { framework, formatter }: PlaygroundOptions): boolean {
  return name !== "formatter" || framework === "docusaurus" || formatter !== defaultOptions.formatter;
}

const GROUPING = [
  { name: "directive", label: "Directive", placeholder: "none" },
  { name: "field", label: "Argument with the group" },
  { name: "fallback", label: "Group of the others" },
] as const;

const EXAMPLES = [
  { name: "directive", label: "Directive with examples", placeholder: "example" },
  { name: "field", label: "Argument with the example", placeholder: "value" },
] as const;

const FILTERS = [
  {
    name: "skipDocDirective",
    label: "Skip what has one of",
    placeholder: "internal, beta",
  },
  { name: "onlyDocDirective", label: "Only what has one of", placeholder: "public" },
] as const;

const SWITCHES = [
  { name: "typeBadges", label: optionNames.typeBadges },
  { name: "index", label: optionNames.index },
  { name: "pretty", label: `${optionNames.pretty}: formatted by Prettier` },
] as const;

interface Props {
  readonly options: PlaygroundOptions;
  /** Of the schema of the last run. */
  readonly facts: SchemaFacts | undefined;
  /** Of the text of that schema. */
  readonly kind: SourceKind;
  readonly onChange: (options: PlaygroundOptions) => void;
}

/** The options of the tool that can be tried here, with suggestions from the schema, hints and known bugs. */
export default function OptionsPane({ options, facts, kind, onChange }: Props): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const bugs = knownBugsOf(options);
  const hints = [...leftOutOf(options), ...(facts ? hintsOf(options, facts, kind) : [])];
  const changed = changedOptions(options);
  const changes = Object.keys(changed).length;
  const set = (change: Partial<PlaygroundOptions>): void => {
    onChange({ ...options, ...change });
  };
  /** Hints and known bugs of an option. */
  const notesOf = (name: keyof PlaygroundOptions): ReactNode => {
    const sentences = (notes: typeof hints | typeof bugs): string[] =>
      notes.filter(({ option }) => option === name).map(({ sentence }) => sentence);
    const [known, here] = [sentences(bugs), sentences(hints)];
    return (
      <div
        id={id + name}
        role="note"
        className={clsx(ui.remark, styles.bugs)}
        hidden={known.length + here.length === 0}
      >
        {here.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {known.map((sentence) => (
          <p key={sentence}>
            <strong>Known bug: </strong>
            <span>{sentence}</span>
          </p>
        ))}
      </div>
    );
  };
  const common = { changed, onChange: set };

  return (
    <form
      ref={form}
      className={clsx(ui.scroll, styles.options)}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <p className={styles.changes}>
        <span>{changes === 0 ? "All options are at their defaults." : `${count(changes, "option")} changed.`}</span>
        {changes > 0 && (
          <button
            type="button"
            className={ui.button}
            onClick={() => {
              form.current?.querySelector("select")?.focus();
              onChange(defaultOptions);
            }}
          >
            Reset all
          </button>
        )}
      </p>
      <Option legend={optionNames.framework} names={["framework"]} {...common}>
        <select
          className={ui.control}
          aria-label="Framework"
          aria-describedby={`${id}framework`}
          value={options.framework}
          onChange={({ target }) => {
            set({ framework: target.value as PlaygroundOptions["framework"] });
          }}
        >
          {Object.entries<string>(choices.framework).map(([framework, label]) => (
            <option key={framework} value={framework}>
              {label}
            </option>
          ))}
        </select>
        {notesOf("framework")}
      </Option>
      {RADIOS.filter((name) => isVisible(name, options)).map((name) => (
        <Option key={name} legend={optionNames[name]} names={[name]} describedBy={id + name} {...common}>
          {Object.entries<string>(choices[name]).map(([value, label]) => (
            <label key={value} className={styles.check}>
              <input
                type="radio"
                name={`${id}-${name}`}
                value={value}
                checked={value === options[name]}
                onChange={() => {
                  set({ [name]: value });
                }}
              />
              <span>{label}</span>
            </label>
          ))}
          {notesOf(name)}
        </Option>
      ))}
      <Option
        legend={optionNames.groupByDirective}
        names={["groupByDirective"]}
        describedBy={`${id}groupByDirective`}
        {...common}
      >
        <Suggestions label="Groups in this schema" suggestions={groupSuggestions(options, facts, set)} />
        {GROUPING.map(({ name, ...field }) => (
          <Field
            key={name}
            {...field}
            value={options.groupByDirective[name]}
            onChange={(value) => {
              const text = name === "directive" ? value.replaceAll("@", "") : value;
              set({ groupByDirective: { ...options.groupByDirective, [name]: text } });
            }}
          />
        ))}
        {notesOf("groupByDirective")}
      </Option>
      {FILTERS.map(({ name, ...field }) => (
        <Option key={name} legend={optionNames[name]} names={[name]} describedBy={id + name} {...common}>
          <Suggestions
            label="Directives of this schema"
            suggestions={directiveSuggestions(name, options, facts, set)}
          />
          <Names
            {...field}
            value={options[name]}
            onChange={(value) => {
              set({ [name]: value });
            }}
          />
          {notesOf(name)}
        </Option>
      ))}
      <Option
        legend={optionNames.exampleSection}
        names={["exampleSection"]}
        describedBy={`${id}exampleSection`}
        {...common}
      >
        <Suggestions label="Examples in this schema" suggestions={exampleSuggestions(options, facts, set)} />
        {EXAMPLES.map(({ name, ...field }) => (
          <Field
            key={name}
            {...field}
            value={options.exampleSection[name]}
            onChange={(value) => {
              const text = name === "directive" ? value.replaceAll("@", "") : value;
              set({ exampleSection: { ...options.exampleSection, [name]: text } });
            }}
          />
        ))}
        {notesOf("exampleSection")}
      </Option>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Pages</legend>
        {SWITCHES.map(({ name, label }) => (
          <Fragment key={name}>
            <div className={styles.switch} data-option={name}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  aria-describedby={id + name}
                  checked={options[name]}
                  onChange={({ target }) => {
                    set({ [name]: target.checked });
                  }}
                />
                <span>{label}</span>
                {name in changed && <span className={styles.mark}> changed</span>}
              </label>
              <Reset
                label={label}
                changed={name in changed}
                onReset={() => {
                  set({ [name]: defaultOptions[name] });
                }}
              />
            </div>
            {notesOf(name)}
          </Fragment>
        ))}
      </fieldset>
      <Option legend={optionNames.frontMatter} names={["frontMatter"]} describedBy={`${id}frontMatter`} {...common}>
        <FrontMatter
          value={options.frontMatter}
          onChange={(frontMatter) => {
            set({ frontMatter });
          }}
        />
        {notesOf("frontMatter")}
      </Option>
    </form>
  );
}
