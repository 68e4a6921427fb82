import { describe, expect, it } from "vitest";
import { settingsOf, sourceKindOf } from "@site/src/plugins/playground/browser/config";
import { referenceFormatter, toYaml } from "@site/src/plugins/playground/browser/config/written";
import type { Settings } from "@site/src/plugins/playground/browser/config/written";
import type { Framework, PlaygroundOptions } from "@site/src/plugins/playground/browser/options";
import { optionsWith } from "../../../../playground/options";

const SDL = {
  schema: "schema.graphql",
  loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
};

function settings(chosen: Partial<PlaygroundOptions> = {}): Settings {
  return settingsOf(optionsWith(chosen), "sdl");
}

/** The setting `docOptions` with some front matter. */
function docOptions(frontMatter: PlaygroundOptions["frontMatter"]): unknown {
  return settings({ frontMatter })["docOptions"];
}

describe("the settings for a framework", () => {
  const notDocusaurus = { homepage: false, docOptions: { sectionHeaderId: false } };

  it.each<[Framework, Settings]>([
    ["docusaurus", { rootPath: "docs", formatter: "@graphql-markdown/docusaurus/mdx" }],
    ["starlight", { rootPath: "src/content/docs", ...notDocusaurus, force: true }],
    ["fumadocs", { rootPath: "content/docs", ...notDocusaurus, linkRoot: "/docs" }],
    ["vocs", { rootPath: "docs/pages", ...notDocusaurus }],
    ["honkit", { rootPath: "docs", ...notDocusaurus }],
    ["hugo", { rootPath: "content", ...notDocusaurus }],
    ["mkdocs", { rootPath: "docs", ...notDocusaurus }],
    ["mdbook", { rootPath: "src", ...notDocusaurus }],
    ["docfx", { rootPath: "docs", ...notDocusaurus }],
  ])("contain its folder, its formatter and its special values: %s", (framework, expected) => {
    expect(settings({ framework })).toEqual({
      baseURL: "api",
      formatter: `@graphql-markdown/formatters/${framework}`,
      ...SDL,
      ...expected,
    });
  });

  it("name the file of the reference formatter only for Docusaurus", () => {
    expect(settings({ formatter: "takeHome" })["formatter"]).toBe(referenceFormatter);
    expect(settings({ formatter: "takeHome", framework: "hugo" })["formatter"]).toBe(
      "@graphql-markdown/formatters/hugo",
    );
    expect(toYaml({ formatter: referenceFormatter })).toBe('formatter: "${PWD}/formatter/index.mjs"\n');
  });
});

describe("the settings for chosen options", () => {
  it("omit the defaults of the tool", () => {
    expect(Object.keys(settings())).toEqual(["schema", "rootPath", "baseURL", "formatter", "loaders"]);
  });

  it.each<[Partial<PlaygroundOptions>, Settings]>([
    [{ pretty: true }, { pretty: true }],
    [{ index: true }, { docOptions: { index: true } }],
    [{ hierarchy: "flat" }, { printTypeOptions: { hierarchy: "flat" } }],
    [{ deprecated: "skip" }, { printTypeOptions: { deprecated: "SKIP" } }],
    [{ typeBadges: false }, { printTypeOptions: { typeBadges: false } }],
    [
      { exampleSection: { directive: " @sample", field: " data " } },
      { printTypeOptions: { exampleSection: { directive: "sample", field: "data" } } },
    ],
    [{ exampleSection: { directive: "", field: "data" } }, { printTypeOptions: { exampleSection: { field: "data" } } }],
  ])("%j include %j", (chosen, expected) => {
    const { schema, rootPath, baseURL, formatter, loaders, ...rest } = settings(chosen);
    expect({ schema, rootPath, baseURL, formatter, loaders }).toEqual({ ...settings() });
    expect(rest).toEqual(expected);
  });

  it("contain cleaned names of directives, each only once", () => {
    const { skipDocDirective, onlyDocDirective } = settings({
      skipDocDirective: [" noDoc ", "@noDoc", "a", " ", "@"],
      onlyDocDirective: ["public", "c@d", "../e", "2f"],
    });
    expect(skipDocDirective).toEqual(["@noDoc", "@a"]);
    expect(onlyDocDirective).toEqual(["@public"]);
  });

  it("group by a directive and its argument, with the default fallback Miscellaneous", () => {
    const group = (directive: string, field: string, fallback: string): unknown =>
      settings({ groupByDirective: { directive, field, fallback } })["groupByDirective"];
    expect(group(" @doc ", " category ", " Other ")).toEqual({
      directive: "doc",
      field: "category",
      fallback: "Other",
    });
    expect(group("doc", "group", " ")).toMatchObject({ fallback: "Miscellaneous" });
    expect(group("doc", "", "Other")).toBeUndefined();
    expect(group(" @ ", "category", "Other")).toBeUndefined();
    expect(group("d@oc", "category", "Other")).toBeUndefined();
  });
});

describe("front matter", () => {
  it.each<[string, unknown]>([
    ["true", true],
    ["false", false],
    ["null", null],
    [" 12 ", 12],
    ["0", 0],
    ["-7", -7],
    ["10.25", 10.25],
    ["1.50", "1.50"],
    ["12345678901234567890", "12345678901234567890"],
    ["v2", "v2"],
    [".NET", '".NET"'],
    ["Wait... what!", '"Wait... what!"'],
    ["/img/a.png", '"/img/a.png"'],
    ["a/b..c", "a/b..c"],
    ["012", '"012"'],
    ["1e3", '"1e3"'],
    ["2nd", '"2nd"'],
    ["True", '"True"'],
    ["", '""'],
    ["a: b", '"a: b"'],
    ["${HOME}", '"${HOME}"'],
    ['"a: b"', '"a: b"'],
    ['"5"', '"5"'],
    ["'it''s'", '"it\'s"'],
    ["[a, b c, 'd', \"e, f\", 1.50, null]", '["a","b c","d","e, f",1.5,null]'],
    ["[https://a.example/b, c:d]", '["https://a.example/b","c:d"]'],
    ["{ a: b }", '"{ a: b }"'],
    ["[{a: b}]", '"[{a: b}]"'],
    ["[a", '"[a"'],
    ["[1e3]", '"[1e3]"'],
    ["[*a]", '"[*a]"'],
  ])("writes the value %j as %j", (typed, value) => {
    expect(docOptions([["description", typed]])).toEqual({ frontMatter: { description: value } });
  });

  it.each([
    ..."layout slug markup Draft mar\u212Aup mdx _appFooter image head banner editUrl << __proto__ constructor".split(
      " ",
    ),
    "a: b",
  ])("omits the key %s, which is not among the allowed keys", (key) => {
    expect(docOptions([[key, "text"]])).toBeUndefined();
  });

  it.each([
    "<img src=x onerror=alert(1)>",
    '"\\u003cimg>"',
    "[a, '<b>']",
    '[{"><script>alert(1)</script>":1}]',
    '0;url=https://evil.example/" http-equiv="refresh',
    String.raw`x\\', y: evil(), //`,
    String.raw`[a, 'b\']`,
    String.raw`"x\\', y: evil(), //"`,
  ])("omits the value %s, which a framework could run as code", (value) => {
    expect(docOptions([["description", value]])).toBeUndefined();
  });

  it("omits lines without a key, and spaces around keys and values", () => {
    const withoutKey = [" ", ""].map((key): [string, string] => [key, "nothing"]);
    expect(docOptions([[" tags ", " text "], ...withoutKey])).toEqual({ frontMatter: { tags: "text" } });
    expect(docOptions(withoutKey)).toBeUndefined();
  });
});

it("Prettier is off with the reference formatter, whose escaping it could undo", () => {
  expect(settings({ pretty: true, formatter: "takeHome" })).not.toHaveProperty("pretty");
});

describe("the kind of a schema", () => {
  it.each([
    ['{"data":{}}', "introspection"],
    ["\uFEFF \n\t{}", "introspection"],
    ["type Query { a: Int }", "sdl"],
    ["# {\ntype Query { a: Int }", "sdl"],
    ["", "sdl"],
  ])("of %j is %s", (text, kind) => {
    expect(sourceKindOf(text)).toBe(kind);
  });
});
