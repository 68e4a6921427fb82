import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { expect, it } from "vitest";
import configurationForms from "@site/src/plugins/configurationForms";

/** Parses a page and runs the plugin on it. */
async function transformed(source: string): Promise<Root> {
  const tree = createProcessor().parse(source);
  await configurationForms()(tree);
  return tree;
}

const FENCE = "```";

it("shows a block of options in two tabs, each with its file", async () => {
  const { children } = await transformed(`${FENCE}yaml options\nforce: true\n${FENCE}\n`);
  const tabs = children[0] as MdxJsxFlowElement;
  expect(tabs).toMatchObject({
    name: "Tabs",
    attributes: [{ name: "groupId", value: "config" }, { name: "className" }],
  });
  expect(tabs.children).toMatchObject([
    {
      name: "TabItem",
      attributes: [{ value: "plugin" }, { value: "Docusaurus plugin" }],
      children: [{ type: "code", lang: "js", meta: 'title="docusaurus.config.js"', value: "force: true," }],
    },
    {
      name: "TabItem",
      attributes: [{ value: "graphqlrc" }, { value: "graphql-config" }],
      children: [
        { lang: "yaml", meta: 'title=".graphqlrc"', value: "extensions:\n  graphql-markdown:\n    force: true" },
      ],
    },
  ]);
});

it("shows options with functions without tabs, also in other elements", async () => {
  const { children } = await transformed(`<div>\n\n${FENCE}js options\na: () => 1,\n${FENCE}\n\n</div>\n`);
  expect((children[0] as MdxJsxFlowElement).children).toMatchObject([
    { type: "code", lang: "js", value: "a: () => 1," },
  ]);
});

it("does not change other blocks", async () => {
  const { children } = await transformed(`${FENCE}yaml title="a.yml"\nforce: true\n${FENCE}\n`);
  expect(children).toMatchObject([{ type: "code", lang: "yaml", value: "force: true" }]);
});
