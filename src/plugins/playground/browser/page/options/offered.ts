import { nameIn } from "../../configuration/optionText";
import { defaultOptions } from "../../options";
import type { PlaygroundOptions } from "../../options";
import type { Effect, SchemaFacts } from "../../protocol";
import { count } from "../generation/words";
import { effectInWords, exampleSourceOf } from "./hints";
import type { Offer } from "./Offers";

type Change = (change: Partial<PlaygroundOptions>) => void;

/** An argument of a directive, such as `@doc(category)`. */
const written = (directive: string, field: string): string => `@${directive}(${field})`;

/** What pages can be grouped by. */
export function groupOffers(options: PlaygroundOptions, facts: SchemaFacts | undefined, set: Change): Offer[] {
  const { groupByDirective } = options;
  return (facts?.groupings ?? []).map(({ directive, field, groups, pages }) => {
    const chosen = nameIn(groupByDirective.directive) === directive && nameIn(groupByDirective.field) === field;
    const { directive: none, field: noField } = defaultOptions.groupByDirective;
    return {
      name: written(directive, field),
      outcome: `${count(groups, "group")}, ${count(pages, "page")}`,
      chosen,
      onToggle: () => {
        set({
          groupByDirective: {
            ...groupByDirective,
            ...(chosen ? { directive: none, field: noField } : { directive, field }),
          },
        });
      },
    };
  });
}

/** Where examples can be read from. */
export function exampleOffers(options: PlaygroundOptions, facts: SchemaFacts | undefined, set: Change): Offer[] {
  const source = exampleSourceOf(options);
  return (facts?.examples ?? []).map(({ directive, field, values }) => {
    const chosen = source.directive === directive && source.field === field;
    return {
      name: written(directive, field),
      outcome: count(values, "value"),
      chosen,
      onToggle: () => {
        set({ exampleSection: chosen ? defaultOptions.exampleSection : { directive, field } });
      },
    };
  });
}

const OTHER = { skipDocDirective: "onlyDocDirective", onlyDocDirective: "skipDocDirective" } as const;

/** The most pages first, then the most parts. */
function byEffect(one: Effect, other: Effect): number {
  return Math.abs(other.pages) - Math.abs(one.pages) || Math.abs(other.parts) - Math.abs(one.parts);
}

/** Directives that can hide things, with how much they would. */
export function nameOffers(
  option: "skipDocDirective" | "onlyDocDirective",
  options: PlaygroundOptions,
  facts: SchemaFacts | undefined,
  set: Change,
): Offer[] {
  const effectOf = ({ skipped, kept }: SchemaFacts["directives"][number]): Effect =>
    option === "skipDocDirective" ? skipped : kept;
  const without = (names: readonly string[], left: string): string[] => names.filter((name) => nameIn(name) !== left);
  const sorted = (facts?.directives ?? []).toSorted((one, other) => byEffect(effectOf(one), effectOf(other)));
  return sorted.map((directive) => {
    const { name } = directive;
    const chosen = options[option].some((one) => nameIn(one) === name);
    const others = without(options[option], name);
    // The tool refuses a directive that is in both lists.
    const other = OTHER[option];
    return {
      name: `@${name}`,
      outcome: effectInWords(effectOf(directive)),
      chosen,
      onToggle: () => {
        set(chosen ? { [option]: others } : { [option]: [...others, name], [other]: without(options[other], name) });
      },
    };
  });
}
