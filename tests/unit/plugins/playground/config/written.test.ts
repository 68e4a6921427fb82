import fc from "fast-check";
import { loadConfig } from "graphql-config";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { describe, expect, it } from "vitest";
import { configurationOf } from "@site/src/plugins/playground/browser/config";
import { hasReferenceFormatter } from "@site/src/plugins/playground/browser/options";
import { additionsTo } from "@site/src/plugins/playground/browser/ui/result/project";
import { anyOptions, optionsWith } from "../../../../playground/options";
import { temporaryFolder } from "../../../temporaryFolder";
import { importText, starters } from "../ui/result/setup";

/** Loads a `.graphqlrc` as the tool does. */
async function read(folder: string, graphqlrc: string): Promise<unknown> {
  await writeFile(path.join(folder, ".graphqlrc"), graphqlrc);
  const extension = { name: "graphql-markdown" };
  const config = await loadConfig({ rootDir: folder, extensions: [() => extension], throwOnMissing: true });
  return config?.getProject("default").extension("graphql-markdown");
}

/** Text that is hard to quote. */
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom(":", " ", "#", "'", '"', "\\", "$", "{", "}", "-", "\n", "\u2028", "\u0085", "a", "1"),
  }),
  fc.constantFrom(..."true no ~ null 1e3 0x1F 12 1.0 __proto__ << = ${HOME} @a 2020-01-01".split(" "), "- a"),
);

describe("the configuration that a reader copies", () => {
  it("is parsed from .graphqlrc to the same settings that the playground uses", async () => {
    const folder = await temporaryFolder();
    await fc.assert(
      fc.asyncProperty(anyOptions(text), async (chosen) => {
        const { graphqlrc, options: settings } = configurationOf(chosen);
        const formatter = hasReferenceFormatter(chosen)
          ? path.join(process.env["PWD"] ?? "", "formatter/index.mjs")
          : settings["formatter"];
        expect(await read(folder, graphqlrc)).toMatchObject({ ...settings, formatter });
      }),
      { numRuns: 300 },
    );
  });

  it("contains chosen options and required settings, in a readable order", () => {
    const { graphqlrc } = configurationOf(
      optionsWith({
        framework: "hugo",
        deprecated: "group",
        groupByDirective: { directive: "@doc", field: "category", fallback: "" },
        skipDocDirective: ["noDoc", "@internal"],
        frontMatter: [
          ["draft", "true"],
          ["description", "a: b"],
          ["series", "a"],
          ["toc", "null"],
        ],
      }),
    );
    expect(graphqlrc).toBe(`schema: schema.graphql
extensions:
  graphql-markdown:
    rootPath: content
    baseURL: api
    homepage: false
    formatter: "@graphql-markdown/formatters/hugo"
    groupByDirective:
      directive: doc
      field: category
      fallback: Miscellaneous
    skipDocDirective:
      - "@noDoc"
      - "@internal"
    docOptions:
      sectionHeaderId: false
      frontMatter:
        draft: true
        description: "\\"a: b\\""
        series: a
        toc: null
    printTypeOptions:
      deprecated: group
    loaders:
      GraphQLFileLoader: "@graphql-tools/graphql-file-loader"
`);
  });

  it("is a plugin entry with a navbar item for Docusaurus", async () => {
    const { files } = additionsTo({ options: optionsWith(), kind: "sdl", configFile: "plugin" }, starters);
    const { default: site } = await importText(files[0]?.text ?? "");
    // The plugin uses the formatter for Docusaurus by default.
    const { formatter, ...settings } = configurationOf(optionsWith()).options;
    expect(formatter).toBe("@graphql-markdown/docusaurus/mdx");
    expect(site).toEqual({
      plugins: [["@graphql-markdown/docusaurus", settings]],
      themeConfig: { navbar: { items: [{ to: "/docs/api", label: "Schema" }] } },
    });
  });

  it("names the file and the loader of an introspection result", () => {
    const { graphqlrc, schemaFile } = configurationOf(optionsWith(), "introspection");
    expect(schemaFile).toBe("schema.json");
    expect(graphqlrc).toMatch(/^schema: schema\.json\n[^]*JsonFileLoader: "@graphql-tools\/json-file-loader"\n$/u);
  });
});
