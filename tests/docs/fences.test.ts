import { describe, expect, it } from "vitest";
import { checkFormat } from "./blocks/formats";
import { isKnownLanguage, meansOf } from "./blocks/means";
import { parseFences } from "./fences";
import type { Fence } from "./fences";

const TICKS = "```";

function single(language: string, code: string): Fence {
  const [fence] = parseFences("page", `${TICKS}${language}\n${code}\n${TICKS}\n`);
  if (fence === undefined) throw new Error("no block");
  return fence;
}

describe("the reader of code blocks", () => {
  it("reads language, metadata, line, headings and the tabs around a block", () => {
    const source = [
      "## One {#one}",
      '<Tabs groupId="a">',
      '<TabItem value="x" label="X">',
      "### Two",
      `${TICKS}js title="a b.js" unchecked="no network" wide {1,2}`,
      "code",
      TICKS,
      "</TabItem>",
      "</Tabs>",
      TICKS,
      TICKS,
    ].join("\n");
    expect(parseFences("page", source)).toEqual([
      {
        page: "page",
        line: 5,
        language: "js",
        meta: { title: "a b.js", unchecked: "no network", wide: "", "1": "", "2": "" },
        code: "code\n",
        tabs: ["x"],
        headings: ["One", "Two"],
      },
      { page: "page", line: 10, language: "", meta: {}, code: "", tabs: [], headings: ["One", "Two"] },
    ]);
  });

  it("takes a shorter fence inside a longer one for content, and a heading inside a block too", () => {
    const source = `\`${TICKS}md\n${TICKS}js\n## Not a heading\n${TICKS}\n\`${TICKS}\n${TICKS}ts\n${TICKS}\n`;
    const [outer, next] = parseFences("page", source);
    expect(outer?.code).toBe(`${TICKS}js\n## Not a heading\n${TICKS}\n`);
    expect(next).toMatchObject({ language: "ts", headings: [] });
  });

  it("takes the indentation of a list item off the content", () => {
    expect(parseFences("page", `1. a\n\n   ${TICKS}js\n   if (a) {\n     b();\n   }\n   ${TICKS}\n`)[0]?.code).toBe(
      "if (a) {\n  b();\n}\n",
    );
  });

  it("refuses a block that is never closed", () => {
    expect(() => parseFences("page", `a\n${TICKS}js\ncode`)).toThrow("page:2: the code block is never closed");
  });
});

describe("the check of formats", () => {
  it.each([
    ["GraphQL that does not parse", "graphql", "type Query { a: }", /Syntax Error/u],
    ["a schema with an unknown type", "graphql", "type Query { a: Nothing }", /Unknown type "Nothing"/u],
    [
      "a schema that is not valid",
      "graphql",
      "interface A { a: Int } type Query implements A { b: Int }",
      /A.a expected/u,
    ],
    ["JSON", "json", "{ a: 1 }", /JSON/u],
    ["YAML", "yaml", "a: [1", /./u],
    ["a YAML key that occurs twice", "yaml", "a: 1\na: 2", /unique/u],
    ["TOML", "toml", "a = ", /./u],
    ["CSS", "css", "a { colour: red; }", /Unknown property/u],
    ["a diagram", "mermaid", "flowchart TD\n  A[[ -->", /Parse error/u],
    ["a difference without a change", "diff", " same", /nothing changes/u],
  ])("reports %s", async (_, language, code, problem) => {
    expect((await checkFormat(single(language, code), [])).join()).toMatch(problem);
  });

  it("applies an extension to the schema of its page", async () => {
    const page = [single("graphql", "type Query { a: Int }")];
    expect(await checkFormat(single("graphql", "extend type Query { b: Int }"), page)).toEqual([]);
    expect((await checkFormat(single("graphql", "extend type Other { b: Int }"), page)).join()).toMatch(/Other/u);
  });
});

describe("the means of check", () => {
  it("leave out languages that nobody knows, and blocks that nothing looks at", () => {
    expect(["", "javascript", "sh"].filter(isKnownLanguage)).toEqual([]);
    expect(meansOf(single("rust", "fn main() {}"))).toEqual([]);
    expect(meansOf(single('bash unchecked="needs a network"', "curl x"))).toEqual(["unchecked"]);
  });
});
