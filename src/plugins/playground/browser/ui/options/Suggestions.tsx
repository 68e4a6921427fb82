import clsx from "clsx";
import { useState } from "react";
import type { ReactNode } from "react";
import { nameIn } from "../../config/optionText";
import { defaultOptions, exampleSourceOf, fallbackGroupOf } from "../../options";
import type { OptionName, PlaygroundOptions, SchemaFacts } from "../../options";
import { count, numeral } from "../words";
import { Button } from "../controls";
import ui from "../ui.module.css";
import styles from "./Options.module.css";

/** A value from the schema that can be chosen for an option. */
export interface Suggestion {
  /** For example `@internal`. */
  readonly name: string;
  /** How much of the schema the suggestion affects, such as `2 values`. */
  readonly amount?: string;
  readonly isChosen: boolean;
  /** The change to the options that chooses the suggestion or, if it is chosen already, drops it. */
  readonly change: Partial<PlaygroundOptions>;
}

/** Finds suggestions in the facts about a schema. */
type Suggest = (options: PlaygroundOptions, facts: SchemaFacts) => readonly Suggestion[];

/** Suggests the arguments of directives by which pages can be grouped. */
export const groupSuggestions: Suggest = (options, { groupings, entitiesWith }) => {
  const { groupByDirective } = options;
  return groupings.map(({ directive, field, groups, pages }) => {
    const isChosen = nameIn(groupByDirective.directive) === directive && nameIn(groupByDirective.field) === field;
    const next = isChosen ? { directive: "", field: "" } : { directive, field };
    // The tool gives no group, not even the fallback, to a page whose directive has no text in this argument. Only without such
    // pages are all others in the fallback group.
    const others = entitiesWith.get(directive) === pages ? `, others in ${fallbackGroupOf(options)}` : "";
    return {
      name: `@${directive}(${field})`,
      amount: `${count(pages, "page")} in ${count(groups, "group")}${others}`,
      isChosen,
      change: { groupByDirective: { ...groupByDirective, ...next } },
    };
  });
};

/** Suggests the arguments of directives from which examples can be read. */
export const exampleSuggestions: Suggest = (options, { examples }) => {
  const source = exampleSourceOf(options);
  return examples.map(({ directive, field, values }) => {
    const isChosen = source.directive === directive && source.field === field;
    return {
      name: `@${directive}(${field})`,
      amount: count(values, "value"),
      isChosen,
      change: { exampleSection: isChosen ? defaultOptions.exampleSection : { directive, field } },
    };
  });
};

const OTHER_LIST = { skipDocDirective: "onlyDocDirective", onlyDocDirective: "skipDocDirective" } as const;

/** Suggests the directives that can skip or keep pages. The tool refuses a directive that is in both lists. */
export function directiveSuggestions(option: keyof typeof OTHER_LIST): Suggest {
  const other = OTHER_LIST[option];
  const without = (names: readonly string[], removed: string): string[] =>
    names.filter((name) => nameIn(name) !== removed);
  return (options, { directives }) =>
    directives.map((name) => {
      const isChosen = options[option].some((one) => nameIn(one) === name);
      const others = without(options[option], name);
      return {
        name: `@${name}`,
        isChosen,
        change: isChosen
          ? { [option]: others }
          : { [option]: [...others, name], [other]: without(options[other], name) },
      };
    });
}

/** For each option with suggestions: the label of their list, the word on each button before the value, and their source. */
const suggestionsFor: Partial<
  Record<OptionName, { readonly label: string; readonly verb: string; readonly suggest: Suggest }>
> = {
  groupByDirective: { label: "Groups in this schema", verb: "Group by", suggest: groupSuggestions },
  skipDocDirective: {
    label: "Directives of this schema",
    verb: "Skip",
    suggest: directiveSuggestions("skipDocDirective"),
  },
  onlyDocDirective: {
    label: "Directives of this schema",
    verb: "Keep",
    suggest: directiveSuggestions("onlyDocDirective"),
  },
  exampleSection: { label: "Examples in this schema", verb: "Take", suggest: exampleSuggestions },
};

/** Finds the argument of a directive that is suggested for an option, if any. */
export function fieldOf(option: OptionName, directive: string, facts: SchemaFacts): string | undefined {
  const suggested = option === "groupByDirective" ? facts.groupings : option === "exampleSection" ? facts.examples : [];
  return suggested.find((one) => one.directive === directive)?.field;
}

/** Number of suggestions that are shown initially. */
const SHOWN_INITIALLY = 6;

interface Props {
  readonly option: OptionName;
  readonly options: PlaygroundOptions;
  readonly facts: SchemaFacts;
  readonly onChange: (change: Partial<PlaygroundOptions>) => void;
}

/** Buttons that choose values from the schema for an option. */
export default function Suggestions({ option, options, facts, onChange }: Props): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const { label, verb, suggest } = suggestionsFor[option] ?? {};
  const suggestions = suggest?.(options, facts) ?? [];
  if (suggestions.length === 0) return null;
  const shown = isExpanded ? suggestions : suggestions.filter(({ isChosen }, at) => at < SHOWN_INITIALLY || isChosen);
  return (
    <div className={styles.suggestions}>
      <ul aria-label={label} className={clsx("clean-list", ui.line)}>
        {shown.map(({ name, amount, isChosen, change }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.suggestion}
              aria-pressed={isChosen}
              onClick={() => {
                onChange(change);
              }}
            >
              <span>{verb}</span> <code translate="no">{name}</code> {amount !== undefined && <span>{amount}</span>}
            </button>
          </li>
        ))}
      </ul>
      {(isExpanded || shown.length < suggestions.length) && (
        <Button
          aria-expanded={isExpanded}
          onClick={() => {
            setExpanded(!isExpanded);
          }}
        >
          {isExpanded ? "Show fewer" : `Show all ${numeral(suggestions.length)}`}
        </Button>
      )}
    </div>
  );
}
