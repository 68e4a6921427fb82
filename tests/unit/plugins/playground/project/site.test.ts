import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { takeHomeFormatter } from "@site/src/plugins/playground/browser/configuration/ownFile";
import { hasTakeHomeFormatter } from "@site/src/plugins/playground/browser/options";
import { docusaurusAddition, docusaurusConfig } from "@site/src/plugins/playground/browser/project/docusaurusConfig";
import { mkdocsAddition, mkdocsConfig } from "@site/src/plugins/playground/browser/project/mkdocs";
import { toolOf } from "@site/src/plugins/playground/browser/project/setup";
import { linksModule } from "@site/src/plugins/playground/browser/project/starlight";
import { anyOptions, optionsWith } from "../../../../playground/options";
import { imported, importedAt, setupFor } from "./setups";

interface Config {
  readonly presets: readonly (readonly [string, unknown])[];
  readonly plugins: readonly unknown[];
}

const IMPORT = 'import { schemaAsData } from "./schema-as-data.mjs";';

const SITE = "file:///site/";

const load = async (text: string): Promise<Config> =>
  (await importedAt(text.replace(IMPORT, 'const schemaAsData = "schemaAsData";'), `${SITE}docusaurus.config.js`))[
    "default"
  ] as Config;

describe("docusaurus.config.js", () => {
  it("gives the plugin the settings that the pages were made with, whatever was typed", async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions(fc.string({ unit: "grapheme" })), async (options) => {
        const setup = setupFor("docusaurus", { options });
        const { formatter, ...settings } = toolOf(setup).options;
        const own = hasTakeHomeFormatter(setup.options);
        expect(formatter).toEqual(own ? takeHomeFormatter : "@graphql-markdown/docusaurus/mdx");
        const config = await load(docusaurusConfig(setup));
        expect(config.plugins).toEqual([
          ...(own ? ["./formatter/docusaurus/index.mjs"] : []),
          ["@graphql-markdown/docusaurus", own ? { ...settings, formatter: `${SITE}formatter/index.mjs` } : settings],
        ]);
        expect(config.presets.map(([name]) => name)).toEqual(["classic"]);
      }),
      { numRuns: 100 },
    );
  });

  it("lists the plugin without options when these are in .graphqlrc", async () => {
    const setup = setupFor("docusaurus", { form: "graphqlrc" });
    for (const text of [docusaurusConfig(setup), docusaurusAddition(setup)])
      expect((await load(text)).plugins).toEqual(["@graphql-markdown/docusaurus"]);
  });

  it("has the formatter that readers copy in the plugin, even when the options are in .graphqlrc", async () => {
    const setup = setupFor("docusaurus", { options: optionsWith({ formatter: "takeHome" }), form: "graphqlrc" });
    const formatter = `${SITE}formatter/index.mjs`;
    const plugins = async (text: string): Promise<readonly unknown[]> => (await load(text)).plugins;
    expect(await plugins(docusaurusConfig(setup))).toEqual([
      "./formatter/docusaurus/index.mjs",
      ["@graphql-markdown/docusaurus", { formatter }],
    ]);
    expect(await plugins(docusaurusAddition(setup))).toEqual([
      "./formatter/docusaurus/index.mjs",
      ["@graphql-markdown/docusaurus", { formatter, linkRoot: "/docs" }],
    ]);
  });
});

it("mkdocs.yml names the theme, the extensions of the preset and the hook", () => {
  expect(parse(mkdocsConfig)).toMatchObject({ theme: { name: "material" }, ...(parse(mkdocsAddition) as object) });
  expect(parse(mkdocsAddition)).toEqual({
    markdown_extensions: ["admonition", "md_in_html"],
    hooks: ["schema_as_data.py"],
  });
});

describe("links.mjs", () => {
  it.each([
    ["/api/types/film.mdx", "/api/types/film/"],
    ["./film.mdx#id", "./film/#id"],
    ["./guide.md", "./guide/"],
    ["#", "#"],
    ["/api/", "/api/"],
    ["https://example.org/film.mdx", "https://example.org/film.mdx"],
  ])("makes of %s, wherever it stands on a page, %s", async (href, url) => {
    const { linksToUrls } = (await imported(linksModule)) as { linksToUrls: () => (tree: object) => void };
    const link = { type: "element", tagName: "a", properties: { href }, children: [] };
    const element = { type: "element", tagName: "p", properties: {}, children: [{ type: "text" }, link] };
    linksToUrls()({ type: "root", children: [element] });
    expect(link.properties.href).toBe(url);
  });
});
