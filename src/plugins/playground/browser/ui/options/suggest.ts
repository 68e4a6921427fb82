import { nameIn } from "../../config/optionText";
import { defaultOptions } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { SchemaFacts } from "../../protocol";
import { count } from "../words";
import { exampleSourceOf } from "./hints";
import type { Suggestion } from "./Suggestions";

type Change = (change: Partial<PlaygroundOptions>) => void;

/** Writes an argument of a directive, such as `@doc(category)`. */
const written = (directive: string, field: string): string => `@${directive}(${field})`;

/** Arguments by which pages can be grouped. */
export function groupSuggestions(
  { groupByDirective }: PlaygroundOptions,
  facts: SchemaFacts | undefined,
  set: Change,
): Suggestion[] {
  const none = { directive: defaultOptions.groupByDirective.directive, field: defaultOptions.groupByDirective.field };
  return (facts?.groupings ?? []).map(({ directive, field, groups, pages }) => {
    const isChosen = nameIn(groupByDirective.directive) === directive && nameIn(groupByDirective.field) === field;
    return {
      name: written(directive, field),
      amount: `${count(groups, "group")}, ${count(pages, "page")}`,
      isChosen,
      onToggle: () => {
        set({ groupByDirective: { ...groupByDirective, ...(isChosen ? none : { directive, field }) } });
      },
    };
  });
}

/** Arguments from which examples can be read. */
export function exampleSuggestions(
  options: PlaygroundOptions,
  facts: SchemaFacts | undefined,
  set: Change,
): Suggestion[] {
  const source = exampleSourceOf(options);
  return (facts?.examples ?? []).map(({ directive, field, values }) => {
    const isChosen = source.directive === directive && source.field === field;
    return {
      name: written(directive, field),
      amount: count(values, "value"),
      isChosen,
      onToggle: () => {
        set({ exampleSection: isChosen ? defaultOptions.exampleSection : { directive, field } });
      },
    };
  });
}

const OTHER_LIST = { skipDocDirective: "onlyDocDirective", onlyDocDirective: "skipDocDirective" } as const;

/** Directives that can skip or keep pages. */
export function directiveSuggestions(
  option: keyof typeof OTHER_LIST,
  options: PlaygroundOptions,
  facts: SchemaFacts | undefined,
  set: Change,
): Suggestion[] {
  const without = (names: readonly string[], left: string): string[] => names.filter((name) => nameIn(name) !== left);
  return (facts?.directives ?? []).map((name) => {
    const isChosen = options[option].some((one) => nameIn(one) === name);
    const others = without(options[option], name);
    // The tool refuses a directive that is in both lists.
    const other = OTHER_LIST[option];
    return {
      name: `@${name}`,
      isChosen,
      onToggle: () => {
        set(isChosen ? { [option]: others } : { [option]: [...others, name], [other]: without(options[other], name) });
      },
    };
  });
}
