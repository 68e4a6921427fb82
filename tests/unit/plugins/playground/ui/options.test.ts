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
  groupings: [{ directive: "doc", field: "group", groups: 2, pages: 1200 }],
  examples: [
    { directive: "example", field: "value", values: 1 },
    { directive: "doc", field: "group", values: 12 },
  ],
  deprecated: 4,
};

describe("a hint", () => {
  const hints = (chosen: Partial<PlaygroundOptions>, of = facts): readonly string[] =>
    hintsOf(optionsWith(chosen), of, "sdl").map(({ option, sentence }) => `${option}: ${sentence}`);

  it("is not given where options do what they say", () => {
    expect(hints({})).toEqual([]);
    const group = { directive: "@doc", field: "group", fallback: "" };
    const chosen = {
      deprecated: "skip",
      groupByDirective: group,
      skipDocDirective: ["@internal", "deprecated"],
    } as const;
    expect(
      hints({ ...chosen, onlyDocDirective: ["idle"], exampleSection: { directive: "doc", field: "group" } }),
    ).toEqual([]);
  });

  it("tells which options do nothing on a schema that has nothing for them", () => {
    expect(hints({ skipDocDirective: ["gone"] }, noFacts)).toEqual([
      "deprecated: Nothing in this schema is deprecated, so there is nothing to group or skip.",
      "groupByDirective: Nothing in this schema has a directive with a text, so there is nothing to group by.",
      "skipDocDirective: This schema has no directive @gone, so it changes nothing.",
      "onlyDocDirective: This schema has no directive for it, so this option changes nothing.",
      "exampleSection: Nothing in this schema has a text in @example(value), so pages have no examples.",
    ]);
  });

  it("tells which values do nothing on a schema that has others", () => {
    const group = { directive: "doc", field: "kind", fallback: "" };
    expect(
      hints({
        groupByDirective: group,
        skipDocDirective: ["idle", "gone"],
        exampleSection: { directive: "sample", field: "" },
      }),
    ).toEqual([
      "groupByDirective: Nothing in this schema has a text in @doc(kind), so no page has a group of its own.",
      "skipDocDirective: This schema has no directive @gone, so it changes nothing.",
      "exampleSection: Nothing in this schema has a text in @sample(value), so pages have no examples.",
    ]);
  });

  it("tells what the formatter to copy has no use for", () => {
    expect(hints({ formatter: "takeHome" })).toEqual([]);
    expect(hints({ formatter: "takeHome", typeBadges: false })).toEqual([
      "typeBadges: The reference formatter has no type badges, so this option changes nothing.",
    ]);
    expect(hints({ formatter: "takeHome", framework: "hugo", typeBadges: false })).toEqual([
      "formatter: The folder is for Docusaurus, so it changes nothing for this framework.",
    ]);
  });

  it("tells that an introspection result has no applied directives", () => {
    const told = hintsOf(optionsWith(), noFacts, "introspection");
    expect(told.map(({ option }) => option)).toEqual([
      "deprecated",
      "groupByDirective",
      "skipDocDirective",
      "exampleSection",
    ]);
    expect(told[1]?.sentence).toContain("doesn't say what has which directive");
  });
});

describe("a text that the configuration leaves out", () => {
  const said = (chosen: Partial<PlaygroundOptions>): readonly string[] =>
    leftOutOf(optionsWith(chosen)).map(({ option, sentence }) => `${option}: ${sentence}`);

  it("is none where names and keys can be written", () => {
    const names = { skipDocDirective: ["@a", " ", "_b2"], exampleSection: { directive: "a", field: "@b" } };
    expect(
      said({
        ...names,
        frontMatter: [
          ["draft", "c"],
          ["", "<"],
        ],
      }),
    ).toEqual([]);
  });

  it("is named, with what a name may have", () => {
    const why = "is left out: a name has letters from A to Z, digits and underscores, and begins with no digit.";
    expect(
      said({
        groupByDirective: { directive: "a b", field: "2c", fallback: "" },
        skipDocDirective: ["ok", "../d"],
        exampleSection: { directive: "", field: "é" },
      }),
    ).toEqual([
      `groupByDirective: a b ${why}`,
      `groupByDirective: 2c ${why}`,
      `skipDocDirective: ../d ${why}`,
      `exampleSection: é ${why}`,
    ]);
  });

  it.each(["2024", "[True]", "其他"])("is the group %s, which would be no folder or no text", (fallback) => {
    expect(said({ groupByDirective: { directive: "doc", field: "category", fallback } })).toEqual([
      `groupByDirective: The group is Miscellaneous instead of ${fallback}: one needs a letter from A to Z, and cannot be true, false or null.`,
    ]);
  });

  it("is a key that the playground does not know, or a value with markup", () => {
    const frontMatter = [
      [" audience ", "all"],
      ["draft", "true"],
      ["description", "a <b>"],
    ] as const;
    expect(said({ frontMatter })).toEqual([
      "frontMatter: audience is left out: a framework may run or publish what an unknown key names. Add it to your configuration yourself.",
      'frontMatter: description is left out: a framework may run a value with one of ", <, > and \\.',
    ]);
  });
});

describe("suggestions from a schema", () => {
  /** The change that a press of a suggestion makes. */
  function pressed(
    suggest: (options: PlaygroundOptions, facts: SchemaFacts, set: (change: object) => void) => readonly Suggestion[],
    name: string,
    chosen: Partial<PlaygroundOptions>,
  ): Partial<PlaygroundOptions> {
    let change: Partial<PlaygroundOptions> = {};
    const suggestion = suggest(optionsWith(chosen), facts, (next) => {
      change = next;
    }).find((one) => one.name === name);
    suggestion?.onToggle();
    return change;
  }

  const brief = (suggestions: readonly Suggestion[]): string[] =>
    suggestions.map(
      ({ name, amount = "", isChosen }) => [name, amount].join(" ").trim() + (isChosen ? ", chosen" : ""),
    );
  const set = (): void => undefined;

  it("are groups, with their number", () => {
    const group = { directive: "doc", field: "group", fallback: "Rest" };
    const ungrouped = { ...group, directive: "", field: "" };
    expect(brief(groupSuggestions(optionsWith(), facts, set))).toEqual(["@doc(group) 2 groups, 1,200 pages"]);
    expect(pressed(groupSuggestions, "@doc(group)", { groupByDirective: ungrouped })).toEqual({
      groupByDirective: group,
    });
    expect(pressed(groupSuggestions, "@doc(group)", { groupByDirective: group })).toEqual({
      groupByDirective: ungrouped,
    });
  });

  it("are examples, with the default of the tool chosen from the start", () => {
    const group = { exampleSection: { directive: "doc", field: "group" } };
    expect(brief(exampleSuggestions(optionsWith(), facts, set))).toEqual([
      "@example(value) 1 value, chosen",
      "@doc(group) 12 values",
    ]);
    expect(pressed(exampleSuggestions, "@doc(group)", {})).toEqual(group);
    expect(pressed(exampleSuggestions, "@doc(group)", group)).toEqual({
      exampleSection: { directive: "", field: "" },
    });
  });

  it("are directives, each in one list only", () => {
    const skip = directiveSuggestions.bind(undefined, "skipDocDirective");
    expect(brief(skip(optionsWith({ skipDocDirective: ["@idle"] }), facts, set))).toEqual([
      "@idle, chosen",
      "@internal",
    ]);
    expect(pressed(skip, "@idle", { skipDocDirective: ["a"], onlyDocDirective: ["@idle", "b"] })).toEqual({
      skipDocDirective: ["a", "idle"],
      onlyDocDirective: ["b"],
    });
    expect(pressed(skip, "@idle", { skipDocDirective: ["a", "@idle"] })).toEqual({ skipDocDirective: ["a"] });
  });
});
