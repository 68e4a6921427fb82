import { describe, expect, it } from "vitest";
import { formsOf, hasForms } from "@site/src/plugins/configurationForms/forms";

/** Returns the text of each form that a block has, by the name of the form. */
const textsOf = async (meta: string, code: string, language = "yaml"): Promise<Record<string, string>> =>
  Object.fromEntries((await formsOf({ language, meta, code })).map((form) => [form.name, form.shown]));

describe("the forms of a configuration", () => {
  it("are two complete files, with a default loader", async () => {
    expect(await textsOf("config", "rootPath: ./site/docs\ndocOptions: { index: true }\n")).toEqual({
      plugin: `export default {
  plugins: [
    [
      "@graphql-markdown/docusaurus",
      {
        loaders: { GraphQLFileLoader: "@graphql-tools/graphql-file-loader" },
        rootPath: "./site/docs",
        docOptions: { index: true },
      },
    ],
  ],
};
`,
      graphqlrc: `schema: ./schema.graphql
extensions:
  graphql-markdown:
    loaders:
      GraphQLFileLoader: "@graphql-tools/graphql-file-loader"
    rootPath: ./site/docs
    docOptions:
      index: true
`,
    });
  });

  it("are lines to add to each file, for a block of options", async () => {
    expect(await textsOf("options", 'schema: ./a.graphql\nmetatags: [{ "http-equiv": x }]\nforce: true\n')).toEqual({
      plugin: 'schema: "./a.graphql",\nmetatags: [{ "http-equiv": "x" }],\nforce: true,\n',
      graphqlrc: `schema: ./a.graphql
extensions:
  graphql-markdown:
    metatags:
      - http-equiv: x
    force: true
`,
    });
  });

  it("need no extension if the only option is the schema", async () => {
    expect((await textsOf("options", "schema: ./a.graphql\n"))["graphqlrc"]).toBe("schema: ./a.graphql\n");
  });

  it("are only JavaScript if an option is a function, with imports at the top", async () => {
    const code = 'import { a } from "b";\n\ncustomDirective: { c: { tag: () => a } },\n';
    const [form, ...others] = await formsOf({ language: "js", meta: "options", code });
    expect(others).toEqual([]);
    expect(form?.shown).toBe(code);
    expect(form?.complete).toMatch(/^import \{ a \} from "b";\n+export default \{\n {2}plugins: \[/u);
    expect(form?.complete).toContain("loaders: { GraphQLFileLoader:");
    expect(form?.complete).toContain("customDirective: { c: { tag: () => a } },");
  });

  it("have no default loader if the options name one", async () => {
    const [form] = await formsOf({ language: "yaml", meta: "options", code: "loaders: { UrlLoader: x }" });
    expect(form?.complete).not.toContain("GraphQLFileLoader");
  });

  it("cannot be made from a list", async () => {
    await expect(formsOf({ language: "yaml", meta: "options", code: "- a" })).rejects.toThrow(
      'A block of options must be a map of options, not ["a"].',
    );
  });
});

describe("a block", () => {
  it.each([
    ["yaml", "options", true],
    ["yaml", "config", true],
    ["js", "options", true],
    ["js", "config", false],
    ["yaml", 'title="options"', false],
    ["json", "options", false],
  ])("of %s with %s has forms: %s", (language, meta, expected) => {
    expect(hasForms({ language, meta, code: "" })).toBe(expected);
  });
});
