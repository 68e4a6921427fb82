import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { configurationOf } from "@site/src/plugins/playground/browser/config";
import { choices } from "@site/src/plugins/playground/browser/options";
import type { Framework } from "@site/src/plugins/playground/browser/options";
import { additionsTo } from "@site/src/plugins/playground/browser/ui/result/project";
import type { Setup } from "@site/src/plugins/playground/browser/ui/result/project";
import { optionsWith } from "../../../../../playground/options";
import { importText, starters } from "./setup";

type Additions = ReturnType<typeof additionsTo>;

function additions(framework: Framework, setup: Partial<Setup> = {}): Additions {
  return additionsTo({ kind: "sdl", configFile: "plugin", options: optionsWith({ framework }), ...setup }, starters);
}

const filesOf = (added: Additions): string[] => added.files.map(({ path, action }) => `${action} ${path}`);

const FILES = {
  docusaurus: ["merge docusaurus.config.js"],
  starlight: ["new .graphqlrc", "new links.mjs", "new schema-as-data.mjs", "merge astro.config.mjs"],
  fumadocs: ["new .graphqlrc"],
  vocs: ["new .graphqlrc"],
  honkit: ["new .graphqlrc"],
  hugo: ["new .graphqlrc"],
  mkdocs: ["new .graphqlrc", "new schema_as_data.py", "merge mkdocs.yml"],
  mdbook: ["new .graphqlrc", "new src/introduction.md"],
  docfx: ["new .graphqlrc", "merge docfx.json", "merge toc.yml"],
} as const satisfies Readonly<Record<Framework, readonly string[]>>;

/** Parsers of files, by the language of their code block. */
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = { yaml: parseYaml, json: JSON.parse };

describe.each(Object.keys(choices.framework) as Framework[])("a %s site", (framework) => {
  const added = additions(framework);

  it("gets the schema, the configuration and the files of its framework", () => {
    expect(added.schemaFile).toBe("schema.graphql");
    expect(filesOf(added)).toEqual(FILES[framework]);
  });

  it("gets well-formed files", () => {
    for (const { language, text } of added.files) {
      expect(text).not.toBe("");
      expect(() => PARSERS[language]?.(text)).not.toThrow();
    }
  });

  it("gets the settings of its pages in .graphqlrc, unless the plugin has them", () => {
    const graphqlrc = added.files.find(({ path }) => path === ".graphqlrc");
    const expected = framework === "docusaurus" ? undefined : configurationOf(optionsWith({ framework })).graphqlrc;
    expect(graphqlrc?.text).toBe(expected);
  });

  it("installs exact versions of the tool, generates, and starts", () => {
    const [install, generate, start, ...others] = added.commands;
    const isDocusaurus = framework === "docusaurus";
    const tool = isDocusaurus ? "@graphql-markdown/docusaurus" : "@graphql-markdown/cli";
    expect(install).toMatch(/^npm install (?:--save-dev )?--save-exact /u);
    expect(install).toMatch(new RegExp(` ${tool}@\\d+\\.\\d+\\.\\d+ `, "u"));
    expect(install).toMatch(/ @graphql-tools\/graphql-file-loader@\d+\.\d+\.\d+ graphql@\d+\.\d+\.\d+(?: @\w|$)/u);
    // Pages for Fumadocs and Vocs import components of MUI.
    expect(install?.includes("@mui/material @emotion/react @emotion/styled")).toBe(
      /^(?:fumadocs|vocs)$/u.test(framework),
    );
    expect(generate).toBe(`npx ${isDocusaurus ? "docusaurus" : "gqlmd"} graphql-to-doc`);
    expect(start).toBeTruthy();
    expect(others).toEqual([]);
  });

  it("installs the JSON loader and Prettier only if they are needed", () => {
    const options = optionsWith({ framework, pretty: true });
    const [install] = additions(framework, { kind: "introspection", options }).commands;
    expect(install).toMatch(/ @graphql-tools\/json-file-loader@\d+\.\d+\.\d+ graphql@\S+ prettier@\d+\.\d+\.\d+/u);
    expect(install).not.toContain("graphql-file-loader");
    expect(added.commands[0]).not.toContain("prettier");
  });
});

it("a Docusaurus site with a .graphqlrc names the formatter in the plugin", async () => {
  const added = additions("docusaurus", { configFile: "graphqlrc", options: optionsWith({ formatter: "takeHome" }) });
  expect(filesOf(added)).toEqual(["new .graphqlrc", "merge docusaurus.config.js"]);
  const { default: config } = await importText(added.files[1]?.text ?? "", "file:///site/docusaurus.config.js");
  const formatter = { formatter: "file:///site/formatter/index.mjs" };
  expect(config).toMatchObject({
    plugins: ["./formatter/docusaurus/index.mjs", ["@graphql-markdown/docusaurus", formatter]],
  });
});

it("an MkDocs site gets the preset's extensions and the hook", () => {
  const config = additions("mkdocs").files.find(({ path }) => path === "mkdocs.yml");
  expect(parseYaml(config?.text ?? "")).toEqual({
    markdown_extensions: ["admonition", "md_in_html"],
    hooks: ["schema_as_data.py"],
  });
  expect(starters.mkdocs["mkdocs.yml"]).toContain("name: material");
});

describe("a comment that says how a known bug is avoided", () => {
  const skip = optionsWith({ deprecated: "skip" });
  const allTexts = ({ files }: Additions): string => files.map(({ text }) => text).join("");
  const textOf = (added: Additions, path: string): string => added.files.find((file) => file.path === path)?.text ?? "";

  it.each([
    ["plugin", "docusaurus.config.js", /^ {2}\/\/ SKIP in capitals: .+\n {2}plugins: \[[^]+deprecated: "SKIP"/mu],
    ["graphqlrc", ".graphqlrc", /^# SKIP in capitals: .+\nschema: [^]+deprecated: SKIP$/mu],
  ] as const)("is written once with options in the %s: %s", (configFile, path, expected) => {
    const added = additions("docusaurus", { configFile, options: skip });
    expect(textOf(added, path)).toMatch(expected);
    expect(allTexts(added).split("SKIP in capitals")).toHaveLength(2);
  });

  it("is in .graphqlrc for the links of Starlight", () => {
    expect(textOf(additions("starlight"), ".graphqlrc")).toMatch(
      /^# Links between pages end in \.mdx.+links\.mjs.+\nschema:/u,
    );
  });

  it("is missing if the options trigger no bug", () => {
    expect(allTexts(additions("docusaurus"))).not.toMatch(/^\s*\/\//mu);
  });
});
