import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { choices } from "@site/src/plugins/playground/browser/options";
import type { Framework } from "@site/src/plugins/playground/browser/options";
import { additionsTo } from "@site/src/plugins/playground/browser/project/additions";
import type { Additions } from "@site/src/plugins/playground/browser/project/additions";
import { toolOf } from "@site/src/plugins/playground/browser/project/setup";
import type { Form } from "@site/src/plugins/playground/browser/project/setup";
import { optionsWith } from "../../../../playground/options";
import { versions } from "./setups";

function additions(framework: Framework, form: Form = "plugin"): Additions {
  return additionsTo({ options: optionsWith({ framework }), kind: "sdl", form, versions });
}

const filesOf = (made: Additions): string[] => made.files.map(({ path, action }) => `${action} ${path}`);

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

/** What reads a file, by the language of its block. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  yaml: parseYaml,
  json: JSON.parse,
};

describe.each(Object.keys(choices.framework) as Framework[])("a site of %s", (framework) => {
  const made = additions(framework);

  it("gets the schema, the configuration and what its framework wants, in this order", () => {
    expect(made.schemaFile).toBe("schema.graphql");
    expect(filesOf(made)).toEqual(FILES[framework]);
  });

  it("gets files that can be read, and the .graphqlrc that the pages were made with", () => {
    for (const { language, text } of made.files) expect(() => READERS[language]?.(text)).not.toThrow();
    const options = optionsWith({ framework });
    const graphqlrc = made.files.find(({ path }) => path === ".graphqlrc");
    if (graphqlrc) expect(graphqlrc.text).toBe(toolOf({ options, kind: "sdl", form: "plugin", versions }).graphqlrc);
  });

  it("installs exact versions of the tool, generates, and starts", () => {
    const [install, generate, start, ...others] = made.commands;
    const tool = framework === "docusaurus" ? "docusaurus" : "cli";
    expect(install).toContain(` @graphql-markdown/${tool}@${versions[`@graphql-markdown/${tool}`]} `);
    expect(install).toContain(` graphql@${versions.graphql}`);
    expect(install).toContain("--save-exact");
    expect(generate).toBe(`npx ${framework === "docusaurus" ? "docusaurus" : "gqlmd"} graphql-to-doc`);
    expect(start).toBeTruthy();
    expect(others).toEqual([]);
  });
});

it("a site of Docusaurus can have its configuration in a file of its own", () => {
  expect(filesOf(additions("docusaurus", "graphqlrc"))).toEqual(["new .graphqlrc", "merge docusaurus.config.js"]);
});

it.each(["fumadocs", "vocs"] as const)("pages for %s import components of MUI, so it is installed", (framework) => {
  expect(additions(framework).commands[0]).toContain("@mui/material @emotion/react @emotion/styled");
});
