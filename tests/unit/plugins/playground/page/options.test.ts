import { describe, expect, it } from "vitest";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { effectInWords, hintsOf, leftOutOf } from "@site/src/plugins/playground/browser/page/options/hints";
import { exampleOffers, groupOffers, nameOffers } from "@site/src/plugins/playground/browser/page/options/offered";
import type { Offer } from "@site/src/plugins/playground/browser/page/options/Offers";
import type { SchemaFacts } from "@site/src/plugins/playground/browser/protocol";
import { noFacts } from "../../../../playground/noFacts";
import { optionsWith } from "../../../../playground/options";

const nothing = { pages: 0, lost: 0, parts: 0 };
const facts: SchemaFacts = {
  directives: [
    { name: "idle", skipped: nothing, kept: { pages: 90, lost: 0, parts: 0 } },
    { name: "internal", skipped: { pages: 2, lost: 1, parts: 3 }, kept: { pages: -4, lost: 0, parts: 0 } },
  ],
  groupings: [{ directive: "doc", field: "group", groups: 2, pages: 1200 }],
  examples: [
    { directive: "example", field: "value", values: 1 },
    { directive: "doc", field: "group", values: 12 },
  ],
  deprecated: { count: 4, skipped: { pages: 1, lost: 0, parts: 3 } },
};

describe("an effect in words", () => {
  it.each([
    [nothing, "changes nothing here"],
    [{ pages: 1, lost: 0, parts: 1 }, "takes away 1 page and 1 field or value"],
    [{ pages: 1200, lost: 3, parts: 2 }, "takes away 1,200 pages and 2 fields or values, loses 3 pages to a known bug"],
    [{ pages: -4, lost: 0, parts: 0 }, "brings back 4 pages"],
    [{ pages: 0, lost: -1, parts: 0 }, "regains 1 page from a known bug"],
    [{ pages: 2, lost: 0, parts: -5 }, "takes away 2 pages, brings back 5 fields or values"],
  ])("of %j is that it %s", (effect, words) => {
    expect(effectInWords(effect)).toBe(words);
  });
});

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
      "deprecated: Nothing in this schema is deprecated, so this option changes nothing.",
      "groupByDirective: Nothing in this schema has a directive with a text, so there is nothing to group by.",
      "skipDocDirective: This schema has no directive @gone, so it changes nothing.",
      "onlyDocDirective: This schema has no directive for it, so this option changes nothing.",
      "exampleSection: Nothing in this schema has a text in @example(value), so pages have no examples.",
    ]);
  });

  it("tells when directives are there, and none of them has an effect", () => {
    const idle = { ...facts, directives: [{ name: "idle", skipped: nothing, kept: nothing }] };
    expect(hints({}, idle)).toEqual([
      "skipDocDirective: With these options, none of the directives in this schema changes anything here.",
      "onlyDocDirective: With these options, none of the directives in this schema changes anything here.",
    ]);
  });

  it("tells which values do nothing on a schema that has others", () => {
    const group = { directive: "doc", field: "kind", fallback: "" };
    expect(
      hints({
        groupByDirective: group,
        skipDocDirective: ["idle"],
        exampleSection: { directive: "sample", field: "" },
      }),
    ).toEqual([
      "groupByDirective: Nothing in this schema has a text in @doc(kind), so no page has a group of its own.",
      "skipDocDirective: @idle changes nothing here.",
      "exampleSection: Nothing in this schema has a text in @sample(value), so pages have no examples.",
    ]);
  });

  it("tells when leaving out what is deprecated does nothing but harm", () => {
    const harm = { ...noFacts, deprecated: { count: 0, skipped: { pages: 0, lost: 2, parts: 0 } } };
    expect(hints({ deprecated: "skip" }, harm)[0]).toBe(
      "deprecated: Nothing in this schema is deprecated, so this only triggers the known bug.",
    );
    expect(hints({ deprecated: "group" }, harm)[0]).toContain("changes nothing");
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

describe("what a schema offers for an option", () => {
  /** The options after an offer was taken, or left. */
  function toggled(
    offers: (options: PlaygroundOptions, facts: SchemaFacts, set: (change: object) => void) => readonly Offer[],
    name: string,
    chosen: Partial<PlaygroundOptions>,
  ): Partial<PlaygroundOptions> {
    let change: Partial<PlaygroundOptions> = {};
    const offer = offers(optionsWith(chosen), facts, (next) => {
      change = next;
    }).find((one) => one.name === name);
    offer?.onToggle();
    return change;
  }

  const brief = (offers: readonly Offer[]): string[] =>
    offers.map(({ name, outcome, chosen }) => `${name} ${outcome}${chosen ? ", chosen" : ""}`);
  const set = (): void => undefined;

  it("are groups, with their number", () => {
    const group = { directive: "doc", field: "group", fallback: "Rest" };
    expect(brief(groupOffers(optionsWith(), facts, set))).toEqual(["@doc(group) 2 groups, 1,200 pages"]);
    expect(toggled(groupOffers, "@doc(group)", { groupByDirective: { ...group, directive: "", field: "" } })).toEqual({
      groupByDirective: group,
    });
    expect(toggled(groupOffers, "@doc(group)", { groupByDirective: group })).toEqual({
      groupByDirective: { directive: "", field: "", fallback: "Rest" },
    });
  });

  it("are examples, those that the tool finds by itself chosen from the start", () => {
    expect(brief(exampleOffers(optionsWith(), facts, set))).toEqual([
      "@example(value) 1 value, chosen",
      "@doc(group) 12 values",
    ]);
    expect(toggled(exampleOffers, "@doc(group)", {})).toEqual({ exampleSection: { directive: "doc", field: "group" } });
    expect(toggled(exampleOffers, "@doc(group)", { exampleSection: { directive: "doc", field: "group" } })).toEqual({
      exampleSection: { directive: "", field: "" },
    });
  });

  it("are directives, those of the most pages first, each in one list only", () => {
    expect(brief(nameOffers("skipDocDirective", optionsWith({ skipDocDirective: ["@idle"] }), facts, set))).toEqual([
      "@internal takes away 2 pages and 3 fields or values, loses 1 page to a known bug",
      "@idle changes nothing here, chosen",
    ]);
    expect(brief(nameOffers("onlyDocDirective", optionsWith(), facts, set))[1]).toBe("@internal brings back 4 pages");
    const offers = nameOffers.bind(undefined, "skipDocDirective");
    expect(toggled(offers, "@idle", { skipDocDirective: ["a"], onlyDocDirective: ["@idle", "b"] })).toEqual({
      skipDocDirective: ["a", "idle"],
      onlyDocDirective: ["b"],
    });
    expect(toggled(offers, "@idle", { skipDocDirective: ["a", "@idle"] })).toEqual({ skipDocDirective: ["a"] });
  });
});
