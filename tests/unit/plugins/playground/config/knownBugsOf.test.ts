import { expect, it } from "vitest";
import { knownBugsOf } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { noFacts } from "../../../../playground/noFacts";
import { optionsWith } from "../../../../playground/options";

const draft = ["draft", "true"] as const;
const group = { directive: "doc", field: "category", fallback: "" };

/** Facts about a schema: of three types with `@doc`, two have a text in its argument `category`. */
const facts = {
  ...noFacts,
  directives: ["doc"],
  groupings: [{ directive: "doc", field: "category", groups: 1, pages: 2 }],
  entitiesWith: new Map([["doc", 3]]),
  deprecated: 1,
};

// `worker/knownBugs.test.ts` checks the sentences against the installed tool.
it.each<[Partial<PlaygroundOptions>, ...(keyof PlaygroundOptions)[]]>([
  [{}],
  [{ framework: "vocs" }],
  [{ framework: "hugo", frontMatter: [["draft", "a:b"]] }],
  [{ framework: "starlight" }, "framework"],
  [{ framework: "fumadocs" }, "framework"],
  [{ framework: "honkit" }, "framework"],
  [{ framework: "mdbook" }, "framework"],
  [{ framework: "docfx" }, "framework"],
  [{ hierarchy: "flat" }, "hierarchy"],
  [{ hierarchy: "flat", formatter: "takeHome" }],
  [{ hierarchy: "entity", deprecated: "group" }],
  [{ deprecated: "skip" }],
  [{ skipDocDirective: [" ", "noDoc"] }, "skipDocDirective"],
  [{ onlyDocDirective: ["public"] }, "onlyDocDirective"],
  [{ skipDocDirective: [" "], onlyDocDirective: [""] }],
  [{ groupByDirective: group }, "groupByDirective"],
  [{ groupByDirective: { ...group, field: "kind" } }, "groupByDirective"],
  [{ groupByDirective: { ...group, field: "" } }],
  [{ groupByDirective: { ...group, directive: " ", field: "a" } }],
  [{ typeBadges: false }, "typeBadges"],
  [{ typeBadges: false, formatter: "takeHome" }],
  [{ index: true }],
  [{ index: true, framework: "hugo" }, "index"],
  [{ framework: "mkdocs", frontMatter: [draft] }, "frontMatter"],
  [{ framework: "mdbook", frontMatter: [draft] }, "framework", "frontMatter"],
  [{ framework: "mkdocs" }],
  [{ frontMatter: [draft, [" id ", "a"]] }, "frontMatter"],
  [{ frontMatter: [["title", "a: b"], draft] }, "frontMatter"],
])("%j meets the expected known bugs, each explained in a sentence", (chosen, ...names) => {
  const bugs = knownBugsOf(optionsWith(chosen), facts, "sdl");
  expect(bugs.map(({ option }) => option)).toEqual(names);
  for (const { sentence } of bugs) expect(sentence).toMatch(/^[A-Z].{20,}\.$/u);
});

it.each<Partial<PlaygroundOptions>>([
  { framework: "honkit" },
  { skipDocDirective: ["noDoc"] },
  { onlyDocDirective: ["public"] },
  { groupByDirective: group },
])("%j meets no known bug with a schema that has nothing to trigger it", (chosen) => {
  const withoutTriggers = { ...noFacts, groupings: facts.groupings, entitiesWith: new Map([["doc", 2]]) };
  expect(knownBugsOf(optionsWith(chosen), withoutTriggers, "sdl")).toEqual([]);
});

it.each(["skipDocDirective", "onlyDocDirective"])("%s meets no known bug with an introspection result", (name) => {
  expect(knownBugsOf(optionsWith({ [name]: ["noDoc"] }), facts, "introspection")).toEqual([]);
});
