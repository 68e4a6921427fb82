import type { SourceKind } from "../../config";
import { refusalOf } from "../../config/frontMatter";
import { groupIn, nameIn } from "../../config/optionText";
import type { PlaygroundOptions } from "../../options";
import type { SchemaFacts } from "../../protocol";

/** Tells the reader why an option does less than they may expect. */
export interface Hint {
  readonly option: keyof PlaygroundOptions;
  readonly sentence: string;
}

/** Where the tool looks for examples by default. */
const EXAMPLE = { directive: "example", field: "value" };

/** Where the tool looks for examples with these options. */
export function exampleSourceOf({ exampleSection }: PlaygroundOptions): typeof EXAMPLE {
  return {
    directive: nameIn(exampleSection.directive) || EXAMPLE.directive,
    field: nameIn(exampleSection.field) || EXAMPLE.field,
  };
}

/** For options that read applied directives, which introspection lacks. */
const NOT_APPLIED =
  "The result of an introspection doesn't say what has which directive, so this option finds nothing.";

/** Directives that need no declaration. */
export const BUILT_IN_DIRECTIVES = ["deprecated", "specifiedBy", "oneOf"];

/** Hints on directives that are named in a list. */
function ofDirectives(
  option: "skipDocDirective" | "onlyDocDirective",
  names: readonly string[],
  { directives }: SchemaFacts,
): Hint[] {
  const given = names.map(nameIn).filter((name) => name !== "");
  if (given.length === 0 && directives.length === 0) {
    return [{ option, sentence: "This schema has no directive for it, so this option changes nothing." }];
  }
  return given
    .filter((name) => !directives.includes(name) && !BUILT_IN_DIRECTIVES.includes(name))
    .map((name) => ({ option, sentence: `This schema has no directive @${name}, so it changes nothing.` }));
}

function ofDeprecated({ deprecated }: SchemaFacts): string | undefined {
  return deprecated > 0 ? undefined : "Nothing in this schema is deprecated, so there is nothing to group or skip.";
}

function ofGroups({ groupByDirective }: PlaygroundOptions, { groupings }: SchemaFacts): string | undefined {
  const directive = nameIn(groupByDirective.directive);
  const field = nameIn(groupByDirective.field);
  if (directive !== "") {
    const found = groupings.some((one) => one.directive === directive && one.field === field);
    return found
      ? undefined
      : `Nothing in this schema has a text in @${directive}(${field}), so no page has a group of its own.`;
  }
  return groupings.length > 0
    ? undefined
    : "Nothing in this schema has a directive with a text, so there is nothing to group by.";
}

function ofExamples(options: PlaygroundOptions, { examples }: SchemaFacts): string | undefined {
  const { directive, field } = exampleSourceOf(options);
  if (examples.some((one) => one.directive === directive && one.field === field)) return undefined;
  return `Nothing in this schema has a text in @${directive}(${field}), so pages have no examples.`;
}

/** Hints on options that the reference formatter ignores. */
function ofFormatter(options: PlaygroundOptions): Hint[] {
  const { framework, formatter, pretty, typeBadges } = options;
  if (formatter !== "takeHome") return [];
  if (framework !== "docusaurus") {
    return [
      { option: "formatter", sentence: "The folder is for Docusaurus, so it changes nothing for this framework." },
    ];
  }
  const has = (option: keyof PlaygroundOptions, sentence: string): Hint => ({ option, sentence });
  return [
    ...(typeBadges
      ? []
      : [has("typeBadges", "The reference formatter has no type badges, so this option changes nothing.")]),
    ...(pretty
      ? [
          has(
            "pretty",
            "Prettier could turn text that the reference formatter escapes into code, so this option changes nothing.",
          ),
        ]
      : []),
  ];
}

/** Hints on texts that the configuration leaves out. */
export function leftOutOf(options: PlaygroundOptions): readonly Hint[] {
  const { groupByDirective: group, exampleSection: example, skipDocDirective, onlyDocDirective, frontMatter } = options;
  const isTyped = (text: string): boolean => text.trim() !== "";
  const names = (option: keyof PlaygroundOptions, texts: readonly string[]): Hint[] =>
    texts
      .filter((text) => isTyped(text) && nameIn(text) === "")
      .map((text) => ({
        option,
        sentence: `${text} is left out: a name has letters from A to Z, digits and underscores, and begins with no digit.`,
      }));
  const isNoGroup = isTyped(group.fallback) && groupIn(group.fallback) === "";
  return [
    ...names("groupByDirective", [group.directive, group.field]),
    ...names("skipDocDirective", skipDocDirective),
    ...names("onlyDocDirective", onlyDocDirective),
    ...names("exampleSection", [example.directive, example.field]),
    ...(isNoGroup
      ? [
          {
            option: "groupByDirective" as const,
            sentence: `The group is Miscellaneous instead of ${group.fallback}: one needs a letter from A to Z, and cannot be true, false or null.`,
          },
        ]
      : []),
    ...frontMatter.flatMap((line) => {
      const sentence = refusalOf(line);
      return sentence === undefined ? [] : [{ option: "frontMatter" as const, sentence }];
    }),
  ];
}

/**
 * Hints on options that find nothing in the schema.
 *
 * @param facts about the schema
 * @param kind of its text
 */
export function hintsOf(options: PlaygroundOptions, facts: SchemaFacts, kind: SourceKind): readonly Hint[] {
  const hint = (option: keyof PlaygroundOptions, sentence: string | undefined): Hint[] =>
    sentence === undefined ? [] : [{ option, sentence }];
  const always = [...ofFormatter(options), ...hint("deprecated", ofDeprecated(facts))];
  if (kind === "introspection") {
    return [
      ...always,
      ...hint("groupByDirective", NOT_APPLIED),
      ...hint("skipDocDirective", NOT_APPLIED),
      ...hint("exampleSection", NOT_APPLIED),
    ];
  }
  return [
    ...always,
    ...hint("groupByDirective", ofGroups(options, facts)),
    ...ofDirectives("skipDocDirective", options.skipDocDirective, facts),
    ...ofDirectives("onlyDocDirective", options.onlyDocDirective, facts),
    ...hint("exampleSection", ofExamples(options, facts)),
  ];
}
