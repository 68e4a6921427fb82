import type { SourceKind } from "../../configuration";
import { refusalOf } from "../../configuration/frontMatter";
import { groupIn, nameIn } from "../../configuration/optionText";
import type { PlaygroundOptions } from "../../options";
import type { Effect, SchemaFacts } from "../../protocol";
import { count } from "../generation/words";

/** What a reader should know of an option on the schema at hand. */
export interface Hint {
  readonly option: keyof PlaygroundOptions;
  readonly sentence: string;
}

/** What the tool looks for where nothing else is said. */
const EXAMPLE = { directive: "example", field: "value" };

/** Where the tool looks for examples with these options. */
export function exampleSourceOf({ exampleSection }: PlaygroundOptions): typeof EXAMPLE {
  return {
    directive: nameIn(exampleSection.directive) || EXAMPLE.directive,
    field: nameIn(exampleSection.field) || EXAMPLE.field,
  };
}

const list = new Intl.ListFormat("en-GB");

/** Whether a change changes nothing. */
function isNothing({ pages, lost, parts }: Effect): boolean {
  return pages === 0 && lost === 0 && parts === 0;
}

function amounts({ pages, parts }: Effect, sign: 1 | -1): string[] {
  return [
    ...(pages * sign > 0 ? [count(pages * sign, "page")] : []),
    ...(parts * sign > 0 ? [count(parts * sign, "field or value", "fields or values")] : []),
  ];
}

/** What a change does, such as `takes away 2 pages and 1 field or value`. */
export function effectInWords(effect: Effect): string {
  if (isNothing(effect)) return "changes nothing here";
  const [away, back] = [amounts(effect, 1), amounts(effect, -1)];
  const { lost } = effect;
  return [
    ...(away.length > 0 ? [`takes away ${list.format(away)}`] : []),
    ...(back.length > 0 ? [`brings back ${list.format(back)}`] : []),
    ...(lost > 0 ? [`loses ${count(lost, "page")} to a known bug`] : []),
    ...(lost < 0 ? [`regains ${count(-lost, "page")} from a known bug`] : []),
  ].join(", ");
}

/** Introspection has no applied directives, which the tool reads all of these from. */
const NOT_APPLIED =
  "The result of an introspection doesn't say what has which directive, so this option finds nothing.";

/** What comes of directives that are named in a list. */
function ofNames(
  option: "skipDocDirective" | "onlyDocDirective",
  names: readonly string[],
  facts: SchemaFacts,
): Hint[] {
  const effect = ({ skipDocDirective: "skipped", onlyDocDirective: "kept" } as const)[option];
  const given = names.map(nameIn).filter((name) => name !== "");
  if (given.length === 0 && facts.directives.every((one) => isNothing(one[effect]))) {
    const sentence =
      facts.directives.length === 0
        ? "This schema has no directive for it, so this option changes nothing."
        : "With these options, none of the directives in this schema changes anything here.";
    return [{ option, sentence }];
  }
  return given.flatMap((name) => {
    const directive = facts.directives.find((one) => one.name === name);
    // One that the tool has itself needs no declaration.
    if (!directive && ["deprecated", "specifiedBy", "oneOf"].includes(name)) return [];
    if (!directive) return [{ option, sentence: `This schema has no directive @${name}, so it changes nothing.` }];
    return isNothing(directive[effect]) ? [{ option, sentence: `@${name} changes nothing here.` }] : [];
  });
}

function ofDeprecated({ deprecated }: PlaygroundOptions, facts: SchemaFacts): string | undefined {
  if (facts.deprecated.count > 0) return undefined;
  return deprecated === "skip" && !isNothing(facts.deprecated.skipped)
    ? "Nothing in this schema is deprecated, so this only triggers the known bug."
    : "Nothing in this schema is deprecated, so this option changes nothing.";
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

/** What the formatter that readers copy makes of options, whatever the schema. */
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

/**
 * Which texts the configuration leaves out, and why.
 *
 * @param options that a reader chose
 */
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
 * What comes of options on a schema where it is less than one may expect.
 *
 * @param facts of the schema
 * @param kind of its text
 */
export function hintsOf(options: PlaygroundOptions, facts: SchemaFacts, kind: SourceKind): readonly Hint[] {
  const hint = (option: keyof PlaygroundOptions, sentence: string | undefined): Hint[] =>
    sentence === undefined ? [] : [{ option, sentence }];
  const always = [...ofFormatter(options), ...hint("deprecated", ofDeprecated(options, facts))];
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
    ...ofNames("skipDocDirective", options.skipDocDirective, facts),
    ...ofNames("onlyDocDirective", options.onlyDocDirective, facts),
    ...hint("exampleSection", ofExamples(options, facts)),
  ];
}
