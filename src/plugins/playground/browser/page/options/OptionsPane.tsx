import clsx from "clsx";
import { Fragment, useId } from "react";
import type { ReactNode } from "react";
import { knownBugsOf } from "../../configuration/knownBugs";
import { choices } from "../../options";
import type { PlaygroundOptions } from "../../options";
import ui from "../ui.module.css";
import { Field, Names } from "./fields";
import FrontMatter from "./FrontMatter";
import styles from "./Options.module.css";

const RADIOS = { hierarchy: "Hierarchy", deprecated: "Deprecated entities" } as const;

const GROUPING = [
  { name: "directive", label: "Directive", placeholder: "none" },
  { name: "field", label: "Argument with the group" },
  { name: "fallback", label: "Group of the others" },
] as const;

const FILTERS = [
  { name: "skipDocDirective", label: "Skip what has one of", placeholder: "internal, beta" },
  { name: "onlyDocDirective", label: "Only what has one of", placeholder: "public" },
] as const;

const SWITCHES = {
  exampleSection: "Example section",
  typeBadges: "Type badges",
  index: "Index pages of folders",
  pretty: "Pretty: formatted by Prettier",
} as const;

const entriesOf = <Name extends string>(labels: Readonly<Record<Name, string>>): [Name, string][] =>
  Object.entries(labels) as [Name, string][];

interface Props {
  readonly options: PlaygroundOptions;
  readonly onChange: (options: PlaygroundOptions) => void;
}

/** The options of the tool that can be tried here. */
export default function OptionsPane({ options, onChange }: Props): ReactNode {
  const id = useId();
  const bugs = knownBugsOf(options);
  const set = (change: Partial<PlaygroundOptions>): void => {
    onChange({ ...options, ...change });
  };
  /** What is known to go wrong with values of options, below what sets them; its id is that of the first. */
  const bugsOf = (...names: readonly (keyof PlaygroundOptions)[]): ReactNode => {
    const found = new Set(bugs.filter(({ option }) => names.includes(option)).map(({ sentence }) => sentence));
    return (
      <div id={id + (names[0] ?? "")} role="note" className={clsx(ui.remark, styles.bugs)} hidden={found.size === 0}>
        {[...found].map((sentence) => (
          <p key={sentence}>
            <strong>Known bug: </strong>
            {sentence}
          </p>
        ))}
      </div>
    );
  };

  return (
    <form
      className={clsx(ui.scroll, styles.options)}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div className={styles.group}>
        <label className={styles.field}>
          <span>Framework</span>
          <select
            className={ui.control}
            aria-describedby={`${id}framework`}
            value={options.framework}
            onChange={({ target }) => {
              set({ framework: target.value as PlaygroundOptions["framework"] });
            }}
          >
            {entriesOf(choices.framework).map(([framework, label]) => (
              <option key={framework} value={framework}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {bugsOf("framework")}
      </div>
      {entriesOf(RADIOS).map(([name, legend]) => (
        <fieldset key={name} className={styles.group} aria-describedby={id + name}>
          <legend>{legend}</legend>
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
          {bugsOf(name)}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>Group by directive</legend>
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
        {bugsOf("groupByDirective")}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Filter by directive</legend>
        {FILTERS.map(({ name, ...field }) => (
          <Names
            key={name}
            {...field}
            value={options[name]}
            onChange={(value) => {
              set({ [name]: value });
            }}
          />
        ))}
        {bugsOf("skipDocDirective", "onlyDocDirective")}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Pages</legend>
        {entriesOf(SWITCHES).map(([name, label]) => (
          <Fragment key={name}>
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
            </label>
            {bugsOf(name)}
          </Fragment>
        ))}
      </fieldset>
      <FrontMatter
        value={options.frontMatter}
        onChange={(frontMatter) => {
          set({ frontMatter });
        }}
      />
      {bugsOf("frontMatter")}
    </form>
  );
}
