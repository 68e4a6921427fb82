import { describe, expect, it } from "vitest";
import { hintsOf, leftOutOf } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions, SchemaFacts } from "@site/src/plugins/playground/browser/options";
import {
  directiveSuggestions,
  exampleSuggestions,
  groupSuggestions,
} from "@site/src/plugins/playground/browser/ui/options/Suggestions";
import type { Suggestion } from "@site/src/plugins/playground/browser/ui/options/Suggestions";
import { noFacts } from "../../../../playground/noFacts";
import { optionsWith } from "../../../../playground/options";

const facts: SchemaFacts = {
  directives: ["idle", "internal"],
  groupings: [
    { directive: "doc", field: "group", groups: 2, pages: 1200 },
    { directive: "team", field: "name", groups: 1, pages: 1 },
  ],
  entitiesWith: new Map([
    ["doc", 1200],
    ["team", 2],
  ]),
  examples: [
    { directive: "example", field: "value", values: 1 },
    { directive: "doc", field: "group", values: 12 },
  ],
  deprecated: 4,
};

const draft = ["draft", "c"] as const;
const group = { directive: "doc", field: "group", fallback: "" };
const example = { directive: "doc", field: "group" };

describe("hints", () => {
  const hintsFor = (
    chosen: Partial<PlaygroundOptions>,
    schemaFacts = facts,
    kind: "introspection" | "sdl" = "sdl",
  ): string[] =>
    hintsOf(optionsWith(chosen), schemaFacts, kind).map(({ option, sentence }) => `${option}: ${sentence}`);

  it.each<Partial<PlaygroundOptions>>([
    {},
    { deprecated: "skip", groupByDirective: { ...group, directive: "@doc" }, exampleSection: example },
    { skipDocDirective: ["@internal", "deprecated"], onlyDocDirective: ["idle"] },
    { formatter: "takeHome" },
  ])("are not shown if options work as described: %j", (chosen) => {
    expect(hintsFor(chosen)).toEqual([]);
  });

  it("report options that have no effect on a schema", () => {
    expect(hintsFor({ skipDocDirective: ["gone"] }, noFacts)).toEqual([
      "deprecated: Nothing in this schema is deprecated, so there is nothing to group or skip.",
      "groupByDirective: Nothing in this schema has a directive with a text, so there is nothing to group by.",
      "skipDocDirective: This schema has no directive @gone, so naming it changes nothing.",
      "onlyDocDirective: This schema has no directives to name here, so this option changes nothing.",
      "exampleSection: Nothing in this schema has a text in @example(value), so pages have no examples.",
    ]);
  });

  it.each<readonly [Partial<PlaygroundOptions>, string]>([
    [
      { groupByDirective: { ...group, field: "kind" } },
      "groupByDirective: Nothing in this schema has a text in @doc(kind)",
    ],
    [{ skipDocDirective: ["idle", "gone"] }, "skipDocDirective: This schema has no directive @gone"],
    [
      { exampleSection: { directive: "sample", field: "" } },
      "exampleSection: Nothing in this schema has a text in @sample",
    ],
    [{ formatter: "takeHome", typeBadges: false }, "typeBadges: The reference formatter has no type badges"],
    [{ formatter: "takeHome", framework: "hugo", typeBadges: false }, "formatter: The folder is for Docusaurus"],
  ])("report values that have no effect: %j", (chosen, hint) => {
    expect(hintsFor(chosen)).toEqual([expect.stringContaining(hint)]);
  });

  it("report that an introspection result has no applied directives", () => {
    const [deprecated, groups, ...others] = hintsFor({}, noFacts, "introspection");
    expect(deprecated).toMatch(/^deprecated: /u);
    expect(groups).toMatch(/^groupByDirective: .*doesn't say which directives are applied/u);
    expect(others.map((hint) => hint.replace(/:.*/u, ""))).toEqual(["skipDocDirective", "exampleSection"]);
  });
});

describe("texts that the configuration omits", () => {
  const sentencesOf = (chosen: Partial<PlaygroundOptions>): readonly string[] =>
    leftOutOf(optionsWith(chosen)).map(({ option, sentence }) => `${option}: ${sentence}`);
  const why = "is left out: a name has letters from A to Z, digits and underscores, and does not begin with a digit.";

  it.each<readonly [Partial<PlaygroundOptions>, readonly string[]]>([
    [{ skipDocDirective: ["@a", " ", "_b2"], exampleSection: { directive: "a", field: "@b" } }, []],
    [{ frontMatter: [draft, ["", "<"]] }, []],
    [
      { groupByDirective: { directive: "a b", field: "2c", fallback: "" } },
      [`groupByDirective: a b ${why}`, `groupByDirective: 2c ${why}`],
    ],
    [{ skipDocDirective: ["ok", "../d"] }, [`skipDocDirective: ../d ${why}`]],
    [{ exampleSection: { directive: "", field: "é" } }, [`exampleSection: é ${why}`]],
    [{ frontMatter: [[" audience ", "all"]] }, ["frontMatter: audience is left out: the framework may run or publish"]],
    [
      { frontMatter: [["description", "a <b>"]] },
      ["frontMatter: description is left out: a framework may run a value"],
    ],
  ])("of %j are named with the reason", (chosen, sentences) => {
    expect(sentencesOf(chosen)).toEqual(sentences.map((part) => expect.stringContaining(part) as string));
  });

  it.each(["2024", "[True]", "其他"])("include the invalid group %s", (fallback) => {
    expect(sentencesOf({ groupByDirective: { ...group, fallback } })).toEqual([
      `groupByDirective: The group is Miscellaneous instead of ${fallback}: a group needs a letter from A to Z, and cannot be true, false or null.`,
    ]);
  });
});

describe("suggestions from a schema", () => {
  const suggest = {
    groupByDirective: groupSuggestions,
    exampleSection: exampleSuggestions,
    skipDocDirective: directiveSuggestions("skipDocDirective"),
  };

  it.each<readonly [keyof typeof suggest, Partial<PlaygroundOptions>, readonly string[]]>([
    // Two types have `@team`, but one of them without a name: it gets no group, not even the fallback (a known bug).
    [
      "groupByDirective",
      {},
      ["@doc(group) 1,200 pages in 2 groups, others in Miscellaneous", "@team(name) 1 page in 1 group"],
    ],
    [
      "groupByDirective",
      { groupByDirective: { directive: "team", field: "name", fallback: "Rest" } },
      ["@doc(group) 1,200 pages in 2 groups, others in Rest", "@team(name) 1 page in 1 group, chosen"],
    ],
    // Examples from `@example(value)`, the tool's default, are chosen initially.
    ["exampleSection", {}, ["@example(value) 1 value, chosen", "@doc(group) 12 values"]],
    ["skipDocDirective", { skipDocDirective: ["@idle"] }, ["@idle, chosen", "@internal"]],
  ])("for %s list names and amounts from the schema, given %j", (option, chosen, expected) => {
    const brief = ({ name, amount, isChosen }: Suggestion): string =>
      (amount === undefined ? name : `${name} ${amount}`) + (isChosen ? ", chosen" : "");
    expect(suggest[option](optionsWith(chosen), facts).map(brief)).toEqual(expected);
  });

  it.each<readonly [keyof typeof suggest, string, Partial<PlaygroundOptions>, Partial<PlaygroundOptions>]>([
    ["groupByDirective", "@doc(group)", {}, { groupByDirective: group }],
    ["groupByDirective", "@doc(group)", { groupByDirective: group }, optionsWith()],
    ["exampleSection", "@doc(group)", {}, { exampleSection: example }],
    ["exampleSection", "@doc(group)", { exampleSection: example }, optionsWith()],
    [
      "skipDocDirective",
      "@idle",
      { skipDocDirective: ["a"], onlyDocDirective: ["@idle", "b"] },
      // The tool rejects a directive that is in both lists.
      { skipDocDirective: ["a", "idle"], onlyDocDirective: ["b"] },
    ],
    ["skipDocDirective", "@idle", { skipDocDirective: ["a", "@idle"] }, { skipDocDirective: ["a"] }],
  ])("for %s toggle %s, starting from %j", (option, name, chosen, expected) => {
    const options = optionsWith(chosen);
    const suggestion = suggest[option](options, facts).find((one) => one.name === name);
    expect({ ...options, ...suggestion?.change }).toEqual({ ...options, ...expected });
  });
});
