import { changedOptions, choices, defaultOptions } from "../../../options";
import type { PlaygroundOptions } from "../../../options";
import { optionNames } from "../../options/names";

/** Options to compare with. */
export interface Baseline {
  readonly name: string;
  /** What differs, as an answer to "compare with". */
  readonly label: string;
  readonly options: PlaygroundOptions;
}

/**
 * What the pages of some options can be compared with: those of the default options, and, for each option that is
 * changed, those without that change. What an option does among the others is seen in the latter.
 *
 * @returns nothing when no option is changed
 */
export function baselinesOf(options: PlaygroundOptions): readonly [Baseline, ...Baseline[]] | undefined {
  const changed = Object.keys(changedOptions(options)) as (keyof PlaygroundOptions)[];
  if (changed.length === 0) return undefined;
  const all: Baseline = { name: "all", label: "all options at their defaults", options: defaultOptions };
  // Pages for another framework differ in every line, and hide what the other options do.
  const { framework } = options;
  const kept: Baseline = {
    name: "kept",
    label: `all at their defaults but the framework, ${choices.framework[framework]}`,
    options: { ...defaultOptions, framework },
  };
  const single = changed.map((name) => ({
    name,
    label: `“${optionNames[name]}” alone at its default`,
    options: { ...options, [name]: defaultOptions[name] },
  }));
  // One change undone is all of them undone.
  if (single.length === 1) return [all];
  return framework === defaultOptions.framework ? [all, ...single] : [kept, all, ...single];
}
