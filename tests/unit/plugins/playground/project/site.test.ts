import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { docusaurusAddition, docusaurusConfig } from "@site/src/plugins/playground/browser/project/docusaurusConfig";
import { mkdocsAddition, mkdocsConfig } from "@site/src/plugins/playground/browser/project/mkdocs";
import { toolOf } from "@site/src/plugins/playground/browser/project/setup";
import { linksModule } from "@site/src/plugins/playground/browser/project/starlight";
import { anyOptions } from "../../../../playground/options";
import { imported, setupFor } from "./setups";

interface Config {
  readonly presets: readonly (readonly [string, unknown])[];
  readonly plugins: readonly unknown[];
}

const load = async (text: string): Promise<Config> => (await imported(text))["default"] as Config;

describe("docusaurus.config.js", () => {
  it("gives the plugin the settings that the pages were made with, whatever was typed", async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions(fc.string({ unit: "grapheme" })), async (options) => {
        const setup = setupFor("docusaurus", { options });
        const { formatter, ...settings } = toolOf(setup).options;
        expect(formatter).toBe("@graphql-markdown/docusaurus/mdx");
        const config = await load(docusaurusConfig(setup));
        expect(config.plugins).toEqual([["@graphql-markdown/docusaurus", settings]]);
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
});

it("mkdocs.yml names the theme, and what warnings and folded parts need", () => {
  expect(parse(mkdocsConfig)).toMatchObject({ theme: { name: "material" }, ...(parse(mkdocsAddition) as object) });
  expect(parse(mkdocsAddition)).toEqual({ markdown_extensions: ["admonition", "md_in_html"] });
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
