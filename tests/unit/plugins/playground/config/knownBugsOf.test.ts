import { expect, it } from "vitest";
import { knownBugsOf } from "@site/src/plugins/playground/browser/options";
import type { PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { optionsWith } from "../../../../playground/options";

type Bug = readonly [option: keyof PlaygroundOptions, sentence: RegExp];

const NO_PAGE = /^This release then makes no page for a directive .+ arguments\. It says so in its log\.$/u;
const ownNames: Bug = ["frontMatter", /^The tool sets id and title itself/u];

it.each<[Partial<PlaygroundOptions>, readonly Bug[]]>([
  [{}, []],
  [{ framework: "vocs" }, []],
  [{ framework: "hugo", frontMatter: [["draft", "a:b"]] }, []],
  [{ framework: "starlight" }, [["framework", /end in \.mdx, which Starlight does not serve/u]]],
  [{ framework: "fumadocs" }, [["framework", /end in \.mdx, which Fumadocs does not serve/u]]],
  [{ framework: "honkit" }, [["framework", /^The reason of a deprecation stands below its box/u]]],
  [{ framework: "mdbook" }, [["framework", /^SUMMARY\.md links to index\.md/u]]],
  [{ framework: "docfx" }, [["framework", /^The uid of each page is indented/u]]],
  [{ hierarchy: "flat" }, [["hierarchy", /^Names of fields link .+ exist\. A query and a type of the same name/u]]],
  [{ hierarchy: "flat", formatter: "takeHome" }, [["hierarchy", /^A query and a type of the same name/u]]],
  [{ typeBadges: false, formatter: "takeHome" }, []],
  [{ hierarchy: "entity", deprecated: "group" }, []],
  [{ deprecated: "skip" }, [["deprecated", NO_PAGE]]],
  [{ skipDocDirective: [" ", "noDoc"] }, [["skipDocDirective", NO_PAGE]]],
  [{ onlyDocDirective: ["public"] }, [["onlyDocDirective", NO_PAGE]]],
  [{ skipDocDirective: [" "], onlyDocDirective: [""] }, []],
  [
    { groupByDirective: { directive: "doc", field: "", fallback: "" } },
    [["groupByDirective", /^The tool reads the group from a string alone\. What carries the directive/u]],
  ],
  [{ groupByDirective: { directive: " ", field: "a", fallback: "b" } }, []],
  [{ typeBadges: false }, [["typeBadges", /^The badges in the lists of related types stay/u]]],
  [{ index: true }, []],
  [{ index: true, framework: "hugo" }, [["index", /^Only the preset for Docusaurus writes index pages/u]]],
  [
    { framework: "mkdocs", frontMatter: [["draft", "true"]] },
    [["frontMatter", /^This preset writes a heading in place of front matter/u]],
  ],
  [{ framework: "mkdocs" }, []],
  [
    {
      frontMatter: [
        ["draft", "true"],
        [" id ", "a"],
      ],
    },
    [ownNames],
  ],
  [
    {
      frontMatter: [
        ["title", "a: b"],
        ["draft", "true"],
      ],
    },
    [ownNames],
  ],
])("with %j, a reader is told what the tool does otherwise than one may expect", (chosen, bugs) => {
  const options = optionsWith(chosen);
  expect(knownBugsOf(options)).toEqual(
    bugs.map(([option, sentence]) => ({ option, sentence: expect.stringMatching(sentence) as string })),
  );
});

it("with MdBook and lines of front matter, tells of both", () => {
  const options = optionsWith({ framework: "mdbook", frontMatter: [["draft", "true"]] });
  expect(knownBugsOf(options).map(({ option }) => option)).toEqual(["framework", "frontMatter"]);
});
