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

/** A value that the schema has for an option. */
export interface Suggestion {
  /** For example `@internal`. */
  readonly name: string;
  /** How much of the schema it affects, such as `2 values`. */
  readonly amount?: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** Finds suggestions in the facts about a schema. Choosing one calls `set` with the change. */
type Suggest = (
  options: PlaygroundOptions,
  facts: SchemaFacts,
  set: (change: Partial<PlaygroundOptions>) => void,
) => Suggestion[];

/** Arguments by which pages can be grouped. */
export const groupSuggestions: Suggest = (options, { groupings, entitiesWith }, set) => {
  const { groupByDirective } = options;
  return groupings.map(({ directive, field, groups, pages }) => {
    const isChosen = nameIn(groupByDirective.directive) === directive && nameIn(groupByDirective.field) === field;
    const chosen = isChosen ? { directive: "", field: "" } : { directive, field };
    // A page that has the directive without a text gets no group.
    const others = entitiesWith.get(directive) === pages ? `, others in ${fallbackGroupOf(options)}` : "";
    return {
      name: `@${directive}(${field})`,
      amount: `${count(pages, "page")} in ${count(groups, "group")}${others}`,
      isChosen,
      onToggle: () => {
        set({ groupByDirective: { ...groupByDirective, ...chosen } });
      },
    };
  });
};

/** Arguments from which examples can be read. */
export const exampleSuggestions: Suggest = (options, { examples }, set) => {
  const source = exampleSourceOf(options);
  return examples.map(({ directive, field, values }) => {
    const isChosen = source.directive === directive && source.field === field;
    return {
      name: `@${directive}(${field})`,
      amount: count(values, "value"),
      isChosen,
      onToggle: () => {
        set({ exampleSection: isChosen ? defaultOptions.exampleSection : { directive, field } });
      },
    };
  });
};

const OTHER_LIST = { skipDocDirective: "onlyDocDirective", onlyDocDirective: "skipDocDirective" } as const;

/** Directives that can skip or keep pages. The tool refuses a directive that is in both lists. */
export function directiveSuggestions(option: keyof typeof OTHER_LIST, ...[options, facts, set]: Parameters<Suggest>) {
  const other = OTHER_LIST[option];
  const without = (names: readonly string[], left: string): string[] => names.filter((name) => nameIn(name) !== left);
  return facts.directives.map((name): Suggestion => {
    const isChosen = options[option].some((one) => nameIn(one) === name);
    const others = without(options[option], name);
    return {
      name: `@${name}`,
      isChosen,
      onToggle: () => {
        set(isChosen ? { [option]: others } : { [option]: [...others, name], [other]: without(options[other], name) });
      },
    };
  });
}

const directivesFor = (option: keyof typeof OTHER_LIST, verb: string) => ({
  label: "Directives of this schema",
  verb,
  of: directiveSuggestions.bind(undefined, option),
});

/** The options for which a schema can have values. */
export const suggestionsFor: Partial<
  Record<OptionName, { readonly label: string; readonly verb: string; readonly of: Suggest }>
> = {
  groupByDirective: { label: "Groups in this schema", verb: "Group by", of: groupSuggestions },
  skipDocDirective: directivesFor("skipDocDirective", "Skip"),
  onlyDocDirective: directivesFor("onlyDocDirective", "Keep"),
  exampleSection: { label: "Examples in this schema", verb: "Take", of: exampleSuggestions },
};

/** Finds the argument of a directive in the schema, if an option needs one. */
export function fieldOf(option: OptionName, directive: string, facts: SchemaFacts): string | undefined {
  const known = { groupByDirective: facts.groupings, exampleSection: facts.examples };
  if (option !== "groupByDirective" && option !== "exampleSection") return undefined;
  return known[option].find((one) => one.directive === directive)?.field;
}

/** Number of suggestions that are shown initially. */
const SHOWN_INITIALLY = 6;

interface Props {
  readonly label: string;
  /** Verb for what the button does with the value. */
  readonly verb: string;
  readonly suggestions: readonly Suggestion[];
}

/** Values that the schema has for an option, as buttons. */
export default function Suggestions({ label, verb, suggestions }: Props): ReactNode {
  const [isWhole, setWhole] = useState(false);
  if (suggestions.length === 0) return null;
  const shown = isWhole ? suggestions : suggestions.filter(({ isChosen }, at) => at < SHOWN_INITIALLY || isChosen);
  return (
    <div className={styles.suggestions}>
      <ul aria-label={label} className={clsx("clean-list", ui.line)}>
        {shown.map(({ name, amount, isChosen, onToggle }) => (
          <li key={name}>
            <button type="button" className={styles.suggestion} aria-pressed={isChosen} onClick={onToggle}>
              <span>{verb}</span> <code translate="no">{name}</code> {amount !== undefined && <span>{amount}</span>}
            </button>
          </li>
        ))}
      </ul>
      {(isWhole || shown.length < suggestions.length) && (
        <Button
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? "Show fewer" : `Show all ${numeral(suggestions.length)}`}
        </Button>
      )}
    </div>
  );
}
