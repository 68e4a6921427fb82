import manifest from "@graphql-markdown/formatters/package.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import sidebars from "@site/sidebars";
import { readSource } from "./markdown/files";

const HUB = "docs/advanced/integration-with-frameworks.mdx";
/** Exports of the package that belong to no framework. */
const OTHER_EXPORTS = new Set([".", "./defaults", "./package.json"]);
/** Texts on the pages of frameworks whose formatter does not extend a preset. */
const SHOWN: Readonly<Record<string, string>> = {
  docusaurus: '"@graphql-markdown/docusaurus"',
  vitepress: 'title="formatter.cjs"',
};

const presets = Object.keys(manifest.exports)
  .filter((name) => !OTHER_EXPORTS.has(name))
  .map((name) => name.slice("./".length));

/** The id of a framework's page. */
const guideOf = (framework: string): string =>
  framework === "docusaurus" ? "guides/docusaurus" : `guides/frameworks/${framework}`;

it("the installed package has presets for nine frameworks", () => {
  expect(presets.length).toBeGreaterThanOrEqual(9);
});

describe.each([...presets, "vitepress"])("the framework %s", (framework) => {
  it("has a page with a formatter for it", async () => {
    const page = await readSource(`docs/${guideOf(framework)}.mdx`);
    expect(page).toContain(SHOWN[framework] ?? `require("@graphql-markdown/formatters/${framework}")`);
  });

  it("has a row among all frameworks, with its page, its preset and what works", async () => {
    const lines = (await readSource(HUB)).split("\n");
    const rows = lines.filter((line) => line.startsWith(`| <Anchor id="${framework}" />[`));
    expect(rows).toHaveLength(1);
    const [link, preset, works] = (rows[0] ?? "").split(" | ");
    expect(link).toContain(`](../${guideOf(framework)}.mdx)`);
    if (framework !== "docusaurus") expect(preset).toBe(presets.includes(framework) ? `\`${framework}\`` : "none");
    expect(works).toMatch(/\w/u);
  });

  it("has an item in the sidebar, below the page of all frameworks", () => {
    expect(sidebars["docs"]).toContainEqual(
      expect.objectContaining({
        link: { type: "doc", id: "advanced/integration-with-frameworks" },
        items: expect.arrayContaining([guideOf(framework)]) as unknown,
      }),
    );
  });
});
