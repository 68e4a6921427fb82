import { expect, it } from "vitest";
import { knownBugsOf } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { optionsWith } from "../../../../playground/options";

const group = { directive: "doc", field: "", fallback: "" };

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
  [{ hierarchy: "flat", formatter: "takeHome" }, "hierarchy"],
  [{ hierarchy: "entity", deprecated: "group" }],
  [{ deprecated: "skip" }],
  [{ skipDocDirective: [" ", "noDoc"] }, "skipDocDirective"],
  [{ onlyDocDirective: ["public"] }, "onlyDocDirective"],
  [{ skipDocDirective: [" "], onlyDocDirective: [""] }],
  [{ groupByDirective: group }, "groupByDirective"],
  [{ groupByDirective: { ...group, directive: " ", field: "a" } }],
  [{ typeBadges: false }, "typeBadges"],
  [{ typeBadges: false, formatter: "takeHome" }],
  [{ index: true }],
  [{ index: true, framework: "hugo" }, "index"],
  [{ framework: "mkdocs", frontMatter: [["draft", "true"]] }, "frontMatter"],
  [{ framework: "mdbook", frontMatter: [["draft", "true"]] }, "framework", "frontMatter"],
  [{ framework: "mkdocs" }],
  [
    {
      frontMatter: [
        ["draft", "true"],
        [" id ", "a"],
      ],
    },
    "frontMatter",
  ],
  [
    {
      frontMatter: [
        ["title", "a: b"],
        ["draft", "true"],
      ],
    },
    "frontMatter",
  ],
])("%j meets known bugs, each explained in a sentence", (chosen, ...names) => {
  const bugs = knownBugsOf(optionsWith(chosen));
  expect(bugs.map(({ option }) => option)).toEqual(names);
  for (const { sentence } of bugs) expect(sentence).toMatch(/^[A-Z].{20,}\.$/u);
});

it.each([
  ["stock", /^Names of fields link .+ exist\. A query and a type of the same name/u],
  ["takeHome", /^A query and a type of the same name/u],
] as const)("only the stock formatter has the bug of field links: %s", (formatter, sentence) => {
  expect(knownBugsOf(optionsWith({ hierarchy: "flat", formatter }))[0]?.sentence).toMatch(sentence);
});
